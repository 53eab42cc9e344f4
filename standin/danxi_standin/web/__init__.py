"""HTTP, without any knowledge of the hosts that are served."""
