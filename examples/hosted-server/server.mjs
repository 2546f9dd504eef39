// A game server in Node: a campfire around which players talk. Pages reach it by HTTP (TCP), games by UDP.
import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';

const { PORT_WEB = '7780', PORT_GAME = '7777', MAP = 'clearing', IDLE_SECONDS = '600' } = process.env;
const players = new Map(); // name → the response that hears what is said
let quietSince = Date.now();

/** Every hosted server has a sidecar on its own machine; what it knows of the server is what the platform knows. */
async function sidecar(path, body = {}) {
  const answer = await fetch(`http://127.0.0.1:${process.env.MULTIVERSE_SDK_HTTP_PORT}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

function say(name, words) {
  console.log(`${name}: ${words}`);
  for (const response of players.values()) {
    response.write(`data: ${JSON.stringify({ name, words })}\n\n`);
  }
}

async function join(name, response) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' });
  players.get(name)?.end();
  players.set(name, response);
  await sidecar('/alpha/player/connect', { playerID: name });
  say(name, 'sits down');
  response.on('close', async () => {
    if (players.get(name) === response) {
      players.delete(name);
      quietSince = Date.now();
      await sidecar('/alpha/player/disconnect', { playerID: name }).catch(() => undefined);
      say(name, 'leaves');
    }
  });
}

const web = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const name = (searchParams.get('name') ?? 'somebody').slice(0, 40);
  if (request.method === 'GET' && pathname === '/events') {
    await join(name, response);
  } else if (request.method === 'POST' && pathname === '/say') {
    const chunks = await request.toArray();
    say(name, Buffer.concat(chunks).toString('utf8').slice(0, 500));
    response.writeHead(204, { 'access-control-allow-origin': '*' }).end();
  } else {
    response.writeHead(pathname === '/' ? 200 : 404, { 'access-control-allow-origin': '*' }).end(MAP);
  }
});

const game = createSocket('udp4', (words, { port, address }) => {
  game.send(`${MAP}: ${words}`, port, address);
});

async function end(why) {
  console.log(`ending: ${why}`);
  for (const response of players.values()) {
    response.end();
  }
  await sidecar('/shutdown').catch(() => undefined);
  process.exit(0);
}
process.on('SIGTERM', () => end('SIGTERM'));

game.bind(Number(PORT_GAME));
web.listen(Number(PORT_WEB), '0.0.0.0', async () => {
  await sidecar('/ready');
  console.log(`ready on ${MAP}`);
  // a server that nobody plays on gives its place back
  const isIdle = () => players.size === 0 && Date.now() - quietSince > Number(IDLE_SECONDS) * 1000;
  setInterval(() => (isIdle() ? end('nobody is here') : sidecar('/health')).catch(console.error), 5000);
});
