/* OpenSSL's libcrypto, for RSA (passwords), AES (WebVPN URLs and values of a shared store), HMAC (one-time codes), hashes, and the
   certificates of network.ca_file. */
#ifndef CCRYPTO_SHIM_H
#define CCRYPTO_SHIM_H

#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/pem.h>
#include <openssl/rsa.h>
#include <openssl/sha.h>
#include <openssl/x509.h>

#endif
