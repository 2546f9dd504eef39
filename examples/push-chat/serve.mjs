// The back end of a small game: it hands out the page, and permission to connect, for which it alone holds the secret.
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { appCredentials, createUos } from '@uos/sdk';

const { UOS_ORIGIN: origin, UOS_APP_ID: appId, UOS_APP_SERVICE_SECRET: appServiceSecret, PORT = '8080' } = process.env;
const uos = createUos({ origin, as: appCredentials({ appId, appServiceSecret }) });
const TYPES = { '.html': 'text/html', '.mjs': 'text/javascript', '.js': 'text/javascript' };
const FILES = { '/': new URL('index.html', import.meta.url), '/chat.mjs': new URL('chat.mjs', import.meta.url) };
const SDK = import.meta.resolve('@uos/sdk/realtime');

const server = createServer(async ({ method, url }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (method === 'POST' && pathname === '/push-token') {
    // A real game asks its own session who this is.
    const asked = uos.push.apps.connectToken({ id: appId, playerId: searchParams.get('player') });
    const { status = 200, ...body } = await asked.catch(({ status = 502, message }) => ({ status, message }));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    return;
  }
  const file = FILES[pathname] ?? (/^\/sdk\/[\w.-]+\.js$/.test(pathname) ? new URL(pathname.slice(5), SDK) : undefined);
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('content-type', TYPES[extname(file.pathname)]);
  createReadStream(file)
    .on('error', () => response.writeHead(404).end())
    .pipe(response);
});
server.listen(Number(PORT), () => process.stdout.write(`http://localhost:${server.address().port}/?player=ana\n`));
