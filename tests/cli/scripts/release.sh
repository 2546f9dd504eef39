# A release from an empty app to players, a second one, and the way back.
mkdir game && printf 'one' > game/index.html && printf 'a b' > 'game/关卡 一.json'
uos cdn bucket create web --use
uos cdn sync game --bucket web --release --notes first --badge live --yes
test "$(curl -fsSL "$(uos cdn url index.html --bucket web --badge live)")" = one
test "$(curl -fsSL "$(uos cdn url '关卡 一.json' --bucket web --badge live)")" = 'a b'

printf 'two' > game/index.html
uos entries sync game --bucket web --release --yes
test "$(uos cdn release ls --bucket web --jq length)" = 2
uos badges add live 2 --bucket web
test "$(curl -fsSL "$(uos cdn url index.html --bucket web --badge live)")" = two
uos cdn badge set live 1 --bucket web
test "$(uos cdn badge ls --bucket web --jq '.[] | select(.name == "live") | .releasenum')" = 1
