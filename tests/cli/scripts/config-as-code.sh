# What is on the platform as a file, changed in the file, brought back.
uos cdn bucket create web --description 正式
uos fetch
test "$(jq -r .services.cdn.buckets.web.description uos.json)" = 正式
test "$(uos diff --jq length)" = 0
jq '.services.cdn.buckets.web.private = true | .services.cdn.buckets.test = {}' uos.json > new.json && mv new.json uos.json
uos deploy --dry-run --jq '.[] | select(.result != "unchanged") | .result + " " + .name' > plan.txt
test "$(sort plan.txt | tr '\n' ',')" = 'create test,update web,'
uos deploy --yes
test "$(uos deploy --jq '[.[] | select(.result != "unchanged")] | length')" = 0
jq 'del(.services.cdn.buckets.test)' uos.json > new.json && mv new.json uos.json
uos deploy --services cdn --reconcile --yes
test "$(uos cdn bucket ls --jq '.[].name')" = web
uos schema | jq -e '.properties.services.properties.cdn' > /dev/null
