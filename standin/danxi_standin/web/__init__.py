"""The web server: HTTP messages, connections and routing. This package does not depend on the hosts."""
