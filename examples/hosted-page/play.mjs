// The page of a player: it gets a server by the game's own back end, and speaks to that server directly.
const name = new URLSearchParams(location.search).get('name') ?? 'ana';
const [log, form, status] = ['log', 'form', 'state'].map((id) => document.getElementById(id));
const show = (words) => log.append(Object.assign(document.createElement('li'), { textContent: words }));

status.textContent = 'Looking for a server …';
const answer = await fetch('/server', { method: 'POST' });
const { address, message } = await answer.json();
if (address === undefined) {
  status.textContent = message;
} else {
  play(address);
}

function play(server) {
  const path = `?${new URLSearchParams({ name })}`;
  const events = new EventSource(`${server}/events${path}`);
  events.addEventListener('open', () => (status.textContent = 'Connected'));
  events.addEventListener('error', () => (status.textContent = 'Connection lost'));
  events.addEventListener('message', ({ data }) => {
    const { name: who, words } = JSON.parse(data);
    show(`${who}: ${words}`);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    await fetch(`${server}/say${path}`, { method: 'POST', body: form.elements.text.value });
    form.reset();
  });
}
