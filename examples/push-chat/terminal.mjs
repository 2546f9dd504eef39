// A chat in two terminals: node examples/push-chat/terminal.mjs ana, and again with ben.
import { createInterface } from 'node:readline';
import { appCredentials, createUos } from '@uos/sdk';
import { openPush } from '@uos/sdk/realtime';

const { UOS_ORIGIN: origin, UOS_APP_ID: appId, UOS_APP_SERVICE_SECRET: appServiceSecret } = process.env;
const uos = createUos({ origin, as: appCredentials({ appId, appServiceSecret }) });
const playerId = process.argv[2] ?? 'ana';

const push = openPush({ playerId, token: () => uos.push.apps.connectToken({ id: appId, playerId }) });
push.on('message', ({ senderId, text }) => process.stdout.write(`${senderId}: ${text}\n`));
push.on('gap', () => process.stdout.write('(some messages were lost)\n'));
push.on('state', ({ state }) => process.stdout.write(`(${state})\n`));
await push.subscribe(['tavern']);

for await (const text of createInterface({ input: process.stdin })) {
  await push.send({ channelName: 'tavern', text });
}
push.close();
