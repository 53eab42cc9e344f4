# The forum's newest threads, in Perl.
#
#     perl forum.pl

use strict;
use warnings;

use Encode qw(decode_utf8);
use FFI::Platypus 2.00;
use JSON::PP;

my $ffi = FFI::Platypus->new(api => 2, lib => "libdanxi.so.0");
$ffi->attach(danxi_session_open  => ["string", "opaque*"] => "opaque");
$ffi->attach(danxi_session_close => ["opaque"]);
$ffi->attach(danxi_call          => ["opaque", "string", "string"] => "opaque");
$ffi->attach(danxi_result_status => ["opaque"] => "int");
$ffi->attach(danxi_result_json   => ["opaque", "opaque"] => "string");
$ffi->attach(danxi_result_free   => ["opaque"]);

# Frees a result, and returns its value. If the call failed, dies with the error, a hash.
sub value {
    my ($result) = @_;
    my $is_ok = danxi_result_status($result) == 0;
    my $value = JSON::PP->new->utf8->allow_nonref->decode(danxi_result_json($result, undef));
    danxi_result_free($result);
    die $value unless $is_ok;
    return $value;
}

sub call {
    my ($session, $method, %params) = @_;
    return value(danxi_call($session, $method, encode_json(\%params)));
}

binmode STDOUT, ":encoding(UTF-8)";
my %account = (email => decode_utf8($ENV{DANXI_EMAIL}), password => decode_utf8($ENV{DANXI_PASSWORD}));
my $session;
eval {
    value(danxi_session_open($ENV{DANXI_CONFIG}, \$session));
    call($session, "account.login", %account);
    my $holes = call($session, "forum.list_holes_in_division", division_id => 1, size => 3);
    for my $hole (@$holes) {
        my ($line) = split /\n/, $hole->{floors}{first_floor}{content};
        print "#$hole->{id} $line\n";
    }
    call($session, "forum.get_hole", id => 99999999);
};
my $error = $@;
danxi_session_close($session) if $session;
if ($error) {
    die $error unless ref $error eq "HASH";
    print "error: $error->{name}\n";
    die "$error->{message}\n" if $error->{name} ne "not_found";
}
