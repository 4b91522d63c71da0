#!/bin/sh
# Runs at each start, and changes nothing that is there: the user of the log, who is no admin. $all and metadata of streams are read by our rules of
# access to system streams, which by default let admins only.
set -eu
call() { curl --silent --show-error --fail --cacert /certificates/ca.crt --user "admin:$ADMIN_PASSWORD" "$@"; }
at=https://eventstore:2113
if ! call --output /dev/null "$at/users/smc"; then
  call --request POST --header 'Content-Type: application/json' "$at/users/" \
    --data "{\"loginName\":\"smc\",\"fullName\":\"Swap Meet Classics\",\"groups\":[],\"password\":\"$LOG_PASSWORD\"}"
  call --request POST --header 'Content-Type: application/json' --header 'ES-EventType: update-default-acl' \
    --header "ES-EventId: $(cat /proc/sys/kernel/random/uuid)" "$at/streams/%24settings" --data '{
    "$userStreamAcl": { "$r": "smc", "$w": "smc", "$d": "$admins", "$mr": "smc", "$mw": "$admins" },
    "$systemStreamAcl": { "$r": ["$admins", "smc"], "$w": "$admins", "$d": "$admins", "$mr": ["$admins", "smc"], "$mw": "$admins" } }'
fi
