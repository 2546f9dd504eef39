# Two profiles, each in the folder that uses it; no folder feels the other.
mkdir one two
printf %s "$UOS_APP_SERVICE_SECRET" > secret.txt
id=$UOS_APP_ID
unset UOS_APP_ID UOS_APP_SERVICE_SECRET
uos profile add one --origin "$UOS_ORIGIN" && uos profile add two --origin "$UOS_ORIGIN"
(cd one && uos profile use one && uos login --app-id "$id" --secret-file ../secret.txt)
(cd two && uos profile use two)
test "$(cd one && uos whoami --jq .id)" = "$id"
test "$(cd two && uos auth status --jq length || true)" = 0
test "$(jq -r .profile one/uos.json)" = one
test "$(uos profile show --jq '.[0].value')" = default
(cd one && uos auth status --json kind,inUse,storedIn,expiresAt | jq -e '.[0].inUse')
(cd one && uos logout)
code=0; (cd one && uos cdn bucket ls) || code=$?; test "$code" = 4
