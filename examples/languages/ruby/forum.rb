# The forum's newest threads, in Ruby. Every method of the library is a method here: session.forum.get_hole(id: 1).
#
#     ruby forum.rb

require "fiddle/import"
require "json"

module LibDanxi
  extend Fiddle::Importer
  dlload "libdanxi.so.0"
  extern "void *danxi_session_open(const char *config, void **session)"
  extern "void danxi_session_close(void *session)"
  extern "void *danxi_call(void *session, const char *method, const char *params)"
  extern "int danxi_result_status(void *result)"
  extern "const char *danxi_result_json(void *result, void *length)"
  extern "void danxi_result_free(void *result)"

  # Frees a result, and returns its value. Raises the error if the call failed.
  def self.value(result)
    value = JSON.parse(danxi_result_json(result, nil).to_s.force_encoding(Encoding::UTF_8))
    raise Danxi::Error, value unless danxi_result_status(result).zero?
    value
  ensure
    danxi_result_free(result)
  end
end

module Danxi
  class Error < StandardError
    attr_reader :name, :detail

    def initialize(error)
      super(error["message"])
      @name, @detail = error.values_at("name", "detail")
    end
  end

  Service = Struct.new(:session, :name) do
    def method_missing(method, **params) = session.call("#{name}.#{method}", params)
    def respond_to_missing?(*) = true
  end

  class Session
    def self.open(config)
      session = new(config)
      yield session
    ensure
      session&.close
    end

    def initialize(config)
      Fiddle::Pointer.malloc(Fiddle::SIZEOF_VOIDP, Fiddle::RUBY_FREE) do |place|
        LibDanxi.value(LibDanxi.danxi_session_open(config, place))
        @handle = place.ptr
      end
    end

    def call(method, params) = LibDanxi.value(LibDanxi.danxi_call(@handle, method, JSON.generate(params)))
    def close = LibDanxi.danxi_session_close(@handle)
    def method_missing(service) = Service.new(self, service)
    def respond_to_missing?(*) = true
  end
end

# The environment's strings are UTF-8, whatever the locale is.
email, password = ENV.values_at("DANXI_EMAIL", "DANXI_PASSWORD").map { |text| text.dup.force_encoding(Encoding::UTF_8) }

begin
  Danxi::Session.open(ENV["DANXI_CONFIG"]) do |session|
    session.account.login(email: email, password: password)
    session.forum.list_holes_in_division(division_id: 1, size: 3).each do |hole|
      puts "##{hole["id"]} #{hole["floors"]["first_floor"]["content"].lines.first}"
    end
    session.forum.get_hole(id: 99_999_999)
  end
rescue Danxi::Error => error
  puts "error: #{error.name}"
  abort error.message unless error.name == "not_found"
end
