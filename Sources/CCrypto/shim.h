/* OpenSSL's libcrypto: RSA for passwords, AES for WebVPN URLs, HMAC for one-time codes, hashes, the certificates of network.ca_file. */
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
