#!/bin/sh
# Replaces the server processes by new ones, one after the other: each must be ready before the next one is replaced.
#
#   rolling-restart.sh                  every festina@PORT.service that runs here, or else festina.service
#   rolling-restart.sh 8765 8766       these ports
#
# A process goes on serving until its successor is prepared; if there is none, it stays. Nobody is refused meanwhile:
# systemd holds the addresses, and connections wait in the queue. New settings in the environment need a real restart:
# systemctl restart.
set -eu

SYSTEMCTL=${SYSTEMCTL:-systemctl}
SECONDS_TO_WAIT=${SECONDS_TO_WAIT:-60}

ports() {
    $SYSTEMCTL list-units --plain --no-legend --state=active 'festina@*.service' |
        sed -n 's/^festina@\([0-9]*\)\.service.*/\1/p'
}

main_process() {
    $SYSTEMCTL show --property=MainPID --value "$1"
}

# replace UNIT PORT: only another process that says it is ready counts.
replace() {
    echo "replacing $1"
    before=$(main_process "$1")
    $SYSTEMCTL reload-or-restart "$1"
    left=$SECONDS_TO_WAIT
    until [ "$(main_process "$1")" != "$before" ] &&
        curl --silent --fail --max-time 5 --output /dev/null "http://127.0.0.1:$2/readyz"; do
        left=$((left - 1))
        if [ "$left" -le 0 ]; then
            echo "$1 has no new process that is ready after $SECONDS_TO_WAIT s (journalctl -u $1 says why);" \
                "the others are left alone" >&2
            exit 1
        fi
        sleep 1
    done
}

[ $# -gt 0 ] || set -- $(ports)
if [ $# -eq 0 ]; then
    replace festina.service "${FESTINA_PORT:-8765}"
fi
for port in "$@"; do
    replace "festina@$port.service" "$port"
done
echo "done"
