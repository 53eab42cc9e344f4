// The forum's newest threads, in Java without JNI: the program danxi-rpc calls the library.
//
//     DANXI_EMAIL=me@fudan.edu.cn DANXI_PASSWORD=... java -cp /usr/share/java/gson.jar Forum.java
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

public class Forum {
    /** An error of a call. Choose by its name. */
    static class Failure extends RuntimeException {
        final String name;

        Failure(String name, String message) {
            super(message);
            this.name = name;
        }

        static Failure of(JsonObject error) {
            JsonElement data = error.get("data");
            String name = data == null ? null : data.getAsJsonObject().get("name").getAsString();
            return new Failure(name, error.get("message").getAsString());
        }
    }

    /** A session in a process of danxi-rpc, which signs in with the account in the environment. Threads can share it. */
    static class Session implements AutoCloseable {
        private final Process process;
        private final PrintWriter input;
        private final Thread reader = new Thread(this::read);
        private final Map<Long, CompletableFuture<JsonElement>> waiting = new ConcurrentHashMap<>();
        private final AtomicLong last = new AtomicLong();
        private final Gson gson = new Gson();

        Session() throws IOException {
            process = new ProcessBuilder("danxi-rpc").redirectError(ProcessBuilder.Redirect.INHERIT).start();
            input = new PrintWriter(process.outputWriter(UTF_8), true);
            reader.start();
        }

        /** Starts a call. Many calls can run at once. */
        CompletableFuture<JsonElement> start(String method, Map<String, ?> params) {
            long id = last.incrementAndGet();
            CompletableFuture<JsonElement> future = new CompletableFuture<>();
            waiting.put(id, future);
            input.println(gson.toJson(Map.of("jsonrpc", "2.0", "id", id, "method", method, "params", params)));
            if (input.checkError()) end(id, new Failure(null, "danxi-rpc has ended"));
            return future;
        }

        /** Calls a method, and returns its value. */
        JsonElement call(String method, Map<String, ?> params) {
            try {
                return start(method, params).join();
            } catch (CompletionException e) {
                throw e.getCause() instanceof Failure failure ? failure : e;
            }
        }

        private void read() {
            try (BufferedReader lines = process.inputReader(UTF_8)) {
                for (String line; (line = lines.readLine()) != null; ) receive(JsonParser.parseString(line).getAsJsonObject());
            } catch (IOException | RuntimeException e) { // not a line of danxi-rpc
                process.destroy();
            } finally {
                process.onExit().join();
                endAll(new Failure(null, "danxi-rpc has ended"));
            }
        }

        /** Completes the call that a response belongs to. Notifications have no id. */
        private void receive(JsonObject response) {
            JsonElement id = response.get("id");
            if (id == null) return;
            if (id.isJsonNull()) { // a request that cannot be read, such as one that is too long
                endAll(Failure.of(response.getAsJsonObject("error")));
                return;
            }
            if (response.has("error")) {
                end(id.getAsLong(), Failure.of(response.getAsJsonObject("error")));
                return;
            }
            CompletableFuture<JsonElement> future = waiting.remove(id.getAsLong());
            if (future != null) future.complete(response.get("result"));
        }

        private void endAll(Failure failure) {
            for (long id : waiting.keySet()) end(id, failure);
        }

        private void end(long id, Failure failure) {
            CompletableFuture<JsonElement> future = waiting.remove(id);
            if (future != null) future.completeExceptionally(failure);
        }

        /** Ends the process after its last response. */
        @Override
        public void close() {
            input.close();
            process.onExit().join();
        }
    }

    public static void main(String[] arguments) throws Exception {
        PrintStream out = new PrintStream(System.out, true, UTF_8);
        try (Session session = new Session()) {
            for (JsonElement each : session.call("forum.list_holes_in_division", Map.of("division_id", 1, "size", 3)).getAsJsonArray()) {
                JsonObject hole = each.getAsJsonObject();
                JsonObject first = hole.getAsJsonObject("floors").getAsJsonObject("first_floor");
                out.printf("#%d %s%n", hole.get("id").getAsLong(), first.get("content").getAsString().split("\n", 2)[0]);
            }
            session.call("forum.get_hole", Map.of("id", 99999999));
        } catch (Failure failure) {
            out.println("error: " + failure.name);
            if (!"not_found".equals(failure.name)) {
                System.err.println(failure.getMessage());
                System.exit(1);
            }
        }
    }
}
