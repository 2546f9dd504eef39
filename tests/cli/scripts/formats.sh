# One answer in every form.
uos cdn bucket create alpha --description 甲
uos cdn bucket create beta --private
uos cdn bucket ls --json name,private > list.json
test "$(jq -r '.[0] | keys | join(",")' list.json)" = name,private
test "$(uos cdn bucket ls --jq 'map(.name) | sort | join(" ")')" = 'alpha beta'
test "$(uos cdn bucket get alpha --template '{{.name}}: {{.description}}')" = 'alpha: 甲'
test "$(uos cdn bucket ls --stream-json | jq -r .type)" = result
test "$(uos cdn bucket ls | head -1 | tr -dc '\t' | wc -c)" -ge 4
test "$(CLICOLOR_FORCE=1 uos cdn bucket get alpha --json | jq -r .name)" = alpha
UOS_CONFIG_DIR=/dev/null/none uos cdn bucket ls > /dev/null
test "$(uos cdn bucket ls --web)" = "$UOS_ORIGIN/services/$UOS_APP_ID/asset/bucket"
