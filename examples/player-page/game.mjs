// A player signs in, is somebody in the realm, and meets others. Ten lines, from a page of any origin.
import { createPlayer } from '@uos/sdk/player';

const { origin, appId, appSecret } = await (await fetch('/game.json')).json();
const show = (words) => document.querySelector('#who').replaceChildren(words);
const game = createPlayer({ origin, appId, appSecret });
game.on('signed-out', ({ why, reason }) => show(`Signed out: ${why} ${reason}`));
const name = new URLSearchParams(location.search).get('player') ?? 'Linnet';
const { persona } = await game.signIn({ externalUserID: `page-${name}`, displayName: name });
show(`Signed in as ${persona.displayName}`);
for await (const { displayName } of game.players.search.all({ displayName: '' })) {
  const row = document.createElement('li');
  row.textContent = displayName;
  document.querySelector('#others').append(row);
}
