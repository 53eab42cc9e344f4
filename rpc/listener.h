/* The Unix socket of the server. */
#ifndef RPC_LISTENER_H
#define RPC_LISTENER_H

/* Listens on a socket that only this user can connect to. Returns the descriptor. Ends the program with a message if this fails. */
int listener_open(const char *path);

/* Accepts a connection. Returns -1 with EAGAIN if there is none, or if it is another user's. */
int listener_accept(int listener);

/* Closes the socket and removes its file. */
void listener_close(int listener, const char *path);

#endif
