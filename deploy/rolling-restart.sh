#!/bin/sh
# Restarts the server processes one after the other: each must be ready again before the next one is stopped.
#
#   rolling-restart.sh                  every festina@PORT.service that runs here, or else festina.service
#   rolling-restart.sh 8765 8766       these ports
#
# Nobody is refused meanwhile: systemd holds the addresses, and connections wait in the queue.
set -eu

SYSTEMCTL=${SYSTEMCTL:-systemctl}
SECONDS_TO_WAIT=${SECONDS_TO_WAIT:-60}

ports() {
    $SYSTEMCTL list-units --plain --no-legend --state=active 'festina@*.service' |
        sed -n 's/^festina@\([0-9]*\)\.service.*/\1/p'
}

# restart UNIT PORT: only a process that says it is ready counts.
restart() {
    echo "restarting $1"
    $SYSTEMCTL restart "$1"
    left=$SECONDS_TO_WAIT
    until curl --silent --fail --max-time 5 --output /dev/null "http://127.0.0.1:$2/readyz"; do
        left=$((left - 1))
        if [ "$left" -le 0 ]; then
            echo "$1 is not ready after $SECONDS_TO_WAIT s; the others are left alone" >&2
            exit 1
        fi
        sleep 1
    done
}

[ $# -gt 0 ] || set -- $(ports)
if [ $# -eq 0 ]; then
    restart festina.service "${FESTINA_PORT:-8765}"
fi
for port in "$@"; do
    restart "festina@$port.service" "$port"
done
echo "done"
