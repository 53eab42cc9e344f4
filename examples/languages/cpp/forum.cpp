// The forum's newest threads, in C++17. Results and sessions are freed by their owners; errors are exceptions.
//
//     g++ -std=c++17 forum.cpp -ldanxi -ljansson && ./a.out
#include <danxi/danxi.h>
#include <danxi/jansson.h>

#include <cstdlib>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>

namespace {

template <auto function> struct Free {
    template <typename Handle> void operator()(Handle *handle) const { function(handle); }
};

using Session = std::unique_ptr<danxi_session, Free<danxi_session_close>>;
using Result = std::unique_ptr<danxi_result, Free<danxi_result_free>>;
using Json = std::unique_ptr<json_t, Free<json_decref>>;

struct Error : std::runtime_error {
    explicit Error(danxi_result *result)
        : std::runtime_error(danxi_result_json(result, nullptr)), status(danxi_result_status(result)) {}
    danxi_status status;
};

// Returns the value of a result, and frees the result. Throws the error if the call failed.
Json value(danxi_result *handle) {
    Result result(handle);
    if (danxi_result_status(handle) != DANXI_OK) throw Error(handle);
    return Json(danxi_result_jansson(handle));
}

Session open(const char *config) {
    danxi_session *session = nullptr;
    value(danxi_session_open(config, &session));
    return Session(session);
}

const char *text(const json_t *object, const char *key) { return json_string_value(json_object_get(object, key)); }

} // namespace

int main() {
    try {
        Session session = open(std::getenv("DANXI_CONFIG"));
        value(danxi_account_login(session.get(), std::getenv("DANXI_EMAIL"), std::getenv("DANXI_PASSWORD"), nullptr));

        Json holes = value(danxi_forum_list_holes_in_division(session.get(), 1, R"({"size": 3})"));
        for (std::size_t index = 0; index < json_array_size(holes.get()); index++) {
            const json_t *hole = json_array_get(holes.get(), index);
            const json_t *floor = json_object_get(json_object_get(hole, "floors"), "first_floor");
            std::string content = text(floor, "content");
            std::cout << '#' << json_integer_value(json_object_get(hole, "id")) << ' '
                      << content.substr(0, content.find('\n')) << '\n';
        }
        value(danxi_forum_get_hole(session.get(), 99999999, nullptr));
    } catch (const Error &error) {
        std::cout << "error: " << danxi_status_name(error.status) << '\n';
        return error.status == DANXI_ERROR_NOT_FOUND ? 0 : 1;
    }
}
