#!/bin/sh
# Unpacks programs that subscribe to `danxi serve`, with what they need, into a directory: tools/subscribers.sh DIRECTORY
# Nothing is installed, and no service is started.
set -eu

root=$1
programs="khal newsboat prometheus radicale vdirsyncer"
rm -rf "$root"
mkdir -p "$root/packages"
needed=$(apt-get install -s --no-install-recommends $programs | sed -n 's/^Inst \([^ ]*\) .*/\1/p')
cd "$root/packages"
apt-get -qq download $needed
for package in *.deb; do
    dpkg -x "$package" "$root"
done
rm -r "$root/packages"
