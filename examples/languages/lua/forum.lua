-- The forum's newest threads, in LuaJIT. Every method of the library is a function here: session.forum.get_hole{id = 1}.
--
--     luajit forum.lua

local ffi = require "ffi"
local json = require "cjson"

ffi.cdef [[
typedef struct danxi_session danxi_session;
typedef struct danxi_result danxi_result;
danxi_result *danxi_session_open(const char *config, danxi_session **session);
void danxi_session_close(danxi_session *session);
danxi_result *danxi_call(danxi_session *session, const char *method, const char *params);
int danxi_result_status(const danxi_result *result);
const char *danxi_result_json(const danxi_result *result, size_t *length);
void danxi_result_free(danxi_result *result);
]]
local danxi = ffi.load "libdanxi.so.0"

-- Frees a result, and returns its value. If the call failed, raises the error, a table.
local function value(result)
    local is_ok = danxi.danxi_result_status(result) == 0
    local value = json.decode(ffi.string(danxi.danxi_result_json(result, nil)))
    danxi.danxi_result_free(result)
    if not is_ok then error(value) end
    return value
end

local function open(config)
    local place = ffi.new "danxi_session *[1]"
    value(danxi.danxi_session_open(config, place))
    local handle = ffi.gc(place[0], danxi.danxi_session_close)
    return setmetatable({}, {__index = function(_, service)
        return setmetatable({}, {__index = function(_, method)
            return function(params)
                return value(danxi.danxi_call(handle, service .. "." .. method, params and json.encode(params)))
            end
        end})
    end})
end

local is_ok, failure = pcall(function()
    local session = open(os.getenv "DANXI_CONFIG")
    session.account.login{email = os.getenv "DANXI_EMAIL", password = os.getenv "DANXI_PASSWORD"}
    for _, hole in ipairs(session.forum.list_holes_in_division{division_id = 1, size = 3}) do
        print("#" .. hole.id .. " " .. hole.floors.first_floor.content:match "[^\n]*")
    end
    session.forum.get_hole{id = 99999999}
end)
if not is_ok then
    if type(failure) ~= "table" then error(failure) end
    print("error: " .. failure.name)
    if failure.name ~= "not_found" then error(failure.message) end
end
