#!/bin/sh
# Certificates for docker-compose.yml: an authority of your own, and one for each backend, named as its container is.
#   sh scripts/compose/make-certificates.sh          writes the folder `certificates`; renews what is there, under the same authority
# Keep authority/ca.key on no server: with it somebody could pass for a backend. Backends' certificates last a year; run it again before that.
set -eu
umask 077
into=${1:-certificates}
mkdir -p "$into/authority" "$into/trusted"
ca="$into/authority/ca"

if [ ! -f "$ca.key" ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj '/CN=Swap Meet Classics backends' \
    -addext 'basicConstraints=critical,CA:TRUE,pathlen:0' -addext 'keyUsage=critical,keyCertSign,cRLSign' -keyout "$ca.key" -out "$ca.crt"
fi
cp "$ca.crt" "$into/trusted/ca.crt"

# EventStoreDB wants all its nodes to have the common name eventstoredb-node, and RSA.
make() {
  name=$1 common=$2 algorithm=$3
  openssl req -new -newkey $algorithm -nodes -subj "/CN=$common" -keyout "$into/$name.key" -out "$into/$name.csr"
  printf '%s\n' 'basicConstraints=critical,CA:FALSE' 'keyUsage=critical,digitalSignature,keyEncipherment' \
    'extendedKeyUsage=serverAuth,clientAuth' "subjectAltName=DNS:$name,DNS:localhost,IP:127.0.0.1" > "$into/$name.ext"
  openssl x509 -req -in "$into/$name.csr" -CA "$ca.crt" -CAkey "$ca.key" -days 365 -extfile "$into/$name.ext" -out "$into/$name.crt"
  rm "$into/$name.csr" "$into/$name.ext"
}
make postgres postgres 'ec -pkeyopt ec_paramgen_curve:P-256'
make eventstore eventstoredb-node 'rsa:3072'
chmod 755 "$into" "$into/trusted"
chmod 644 "$into"/*.crt "$into/trusted/ca.crt"
echo "Certificates are in $into."
