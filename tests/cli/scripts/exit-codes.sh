# Each way to fail has its own code, and with --json one document that says the same.
ends() { want=$1; shift; code=0; "$@" > out.txt 2> err.txt < /dev/null || code=$?; test "$code" = "$want" || { echo "$* ended with $code, not $want"; cat out.txt err.txt; exit 1; }; }
ends 2 uos nope
ends 2 uos cdn bucket lst
grep -q 'nearest: uos cdn bucket ls' err.txt
ends 2 uos cdn bucket ls --limt 3
grep -q -- '--limit' err.txt
ends 2 uos cdn bucket ls --json nope,name
grep -q 'Fields: .*name' err.txt
ends 3 uos cdn bucket get nothing --json
test "$(jq -r .error.exit out.txt)" = 3
ends 4 env UOS_APP_SERVICE_SECRET=wrong uos cdn bucket ls
grep -q 'request ' err.txt
grep -q 'log ' err.txt
uos cdn bucket create taken
ends 6 uos cdn bucket create taken
ends 7 env UOS_ORIGIN=http://127.0.0.1:9 uos cdn bucket ls
ends 2 uos cdn bucket rm taken
grep -q -- '--yes' err.txt
ends 0 uos cdn bucket rm taken --dry-run
test "$(jq -r .request.method out.txt)" = DELETE
grep -q 'curl -X DELETE' out.txt
ends 0 uos cdn bucket rm taken --yes
ends 2 env -u UOS_APP_ID uos login
