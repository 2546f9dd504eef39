// The back end of a small game: it hands out the page, and gets a server for whoever asks, for which it alone holds the
// secret.
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { appCredentials, createUos } from '@uos/sdk';

const { UOS_ORIGIN: origin, UOS_APP_ID: appId, UOS_APP_SERVICE_SECRET: appServiceSecret, PORT = '8080' } = process.env;
const { PROFILE = 'campfire', REGION = 'local' } = process.env;
const { multiverse } = createUos({ origin, as: appCredentials({ appId, appServiceSecret }) });
const TYPES = { '.html': 'text/html', '.mjs': 'text/javascript' };
const FILES = { '/': new URL('index.html', import.meta.url), '/play.mjs': new URL('play.mjs', import.meta.url) };

/** The server around which everybody sits: the one that runs, else a new one. */
async function serverOf() {
  const { profiles } = await multiverse.profiles.list({ gameId: appId, name: PROFILE });
  const profileId = profiles.find(({ name }) => name === PROFILE)?.id;
  const { allocations } = await multiverse.allocations.list({
    gameId: appId,
    profileId,
    status: ['allocated', 'created'],
  });
  let [allocation] = allocations;
  allocation ??= (await multiverse.allocations.create({ gameId: appId, profileId, regionId: REGION })).allocation;
  while (allocation.status === 'created') {
    await sleep(250);
    ({ allocation } = await multiverse.allocations.get({ gameId: appId, id: allocation.uuid }));
  }
  if (allocation.status !== 'allocated') {
    throw new Error(`no server: ${allocation.msg}`);
  }
  const { port } = allocation.gameServerPorts.find(({ name }) => name === 'web');
  return { address: `http://${allocation.ip}:${port}` };
}

let asking;
const server = createServer(async ({ method, url }, response) => {
  if (method === 'POST' && url === '/server') {
    // Two players who come at once get one server.
    asking ??= serverOf().finally(() => (asking = undefined));
    const { status = 200, ...body } = await asking.catch(({ message }) => ({ status: 503, message }));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    return;
  }
  const file = FILES[new URL(url, 'http://localhost').pathname];
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('content-type', TYPES[extname(file.pathname)]);
  createReadStream(file).pipe(response);
});
server.listen(Number(PORT), () => process.stdout.write(`http://localhost:${server.address().port}/?name=ana\n`));
