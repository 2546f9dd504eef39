// The page of one player: what is said in the tavern, and what was said while the page was closed.
import { openPush } from '@uos/sdk/realtime';

const playerId = new URLSearchParams(location.search).get('player') ?? 'ana';
const [log, form, status] = ['log', 'form', 'state'].map((id) => document.getElementById(id));
const readBefore = localStorage.getItem(playerId);
const say = (words, kind = '') =>
  log.append(Object.assign(document.createElement('li'), { textContent: words, className: kind }));

const push = openPush({ playerId, token: () => getToken(playerId) });
push.on('state', ({ state }) => (status.textContent = state));
push.on('gap', () => say('(more was said than the channel keeps)'));
push.on('message', ({ senderId, text, sentAt, cached }) => {
  say(`${senderId}: ${text}`, cached && readBefore !== null && sentAt > readBefore ? 'missed' : '');
  localStorage.setItem(playerId, sentAt);
});
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  await push.send({ channelName: 'tavern', text: form.elements.text.value }).then(
    () => form.reset(),
    (error) => say(error.message),
  );
});
await push.subscribe(['tavern']);

async function getToken(player) {
  const answer = await fetch(`/push-token?${new URLSearchParams({ player })}`, { method: 'POST' });
  return answer.ok ? answer.json() : Promise.reject(Object.assign(new Error('no token'), { status: answer.status }));
}
