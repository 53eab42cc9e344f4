"""HTTP: messages, server and routing. It does not depend on the hosts."""
