// Hands out the page of a game, the SDK for its player, and what the build of a game knows of its platform.
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';

const { UOS_ORIGIN: origin, UOS_APP_ID: appId, UOS_APP_SECRET: appSecret, PORT = '8080' } = process.env;
const TYPES = { '.html': 'text/html', '.mjs': 'text/javascript', '.js': 'text/javascript' };
const FILES = { '/': new URL('index.html', import.meta.url), '/game.mjs': new URL('game.mjs', import.meta.url) };
const SDK = new URL('..', import.meta.resolve('@uos/sdk/player'));

const server = createServer(({ url }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  if (pathname === '/game.json') {
    // AppSecret proves the game and no player: whoever has the game has it.
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ origin, appId, appSecret }));
    return;
  }
  const isSdk = /^\/sdk\/(?:player|runtime|generated)\/[\w.-]+\.js$/.test(pathname);
  const file = FILES[pathname] ?? (isSdk ? new URL(pathname.slice(5), SDK) : undefined);
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('content-type', TYPES[extname(file.pathname)]);
  createReadStream(file)
    .on('error', () => response.writeHead(404).end())
    .pipe(response);
});
server.listen(Number(PORT), () => process.stdout.write(`http://localhost:${server.address().port}/?player=Linnet\n`));
