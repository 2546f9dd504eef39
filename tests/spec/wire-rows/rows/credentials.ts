// Ways to say who calls a service, as game SDKs, servers and the console do. Source: wire/passport.md 1.2, 1.3;
// realtime-and-compute.md 1.2; cdn-and-platform.md 1.1, 2.1.
import type { Row } from '../row.ts';

const channels = '/upush/v1/apps/{app.app}/public-channels';
const no = (message: string) => ({ code: 16, message, reservedHttpStatusCode: 401, details: [] });

export const rows: readonly Row[] = [
  {
    call: 'push.apps.create',
    known: 'spec',
    as: 'app',
    send: 'POST /upush/v1/apps',
    body: { appId: '{app.app}' },
    status: 200,
  },
  {
    call: 'push.channels.public',
    known: 'seen',
    as: 'app',
    send: `GET ${channels}`,
    status: 200,
    names: { '': 'channels' },
  },
  {
    call: 'push.channels.public',
    known: 'ours',
    says: 'by the persona JWT, which the row does not name',
    as: 'player',
    send: `GET ${channels}`,
    status: 403,
  },
  { call: 'push.channels.public', known: 'seen', says: 'by nonce', as: 'game', send: `GET ${channels}`, status: 200 },
  {
    call: 'push.channels.public',
    known: 'seen',
    says: 'by nonce as Bearer',
    as: 'game-bearer',
    send: `GET ${channels}`,
    status: 200,
  },
  {
    call: 'push.apps.connectToken',
    known: 'seen',
    says: 'by nonce token and JWT',
    as: 'player-nonce',
    send: 'POST /upush/v1/apps/{app.app}/connect-token',
    body: { playerId: '{persona}' },
    status: 200,
  },
  {
    call: 'push.channels.public',
    known: 'seen',
    says: 'by AppSecret from a hosted server',
    as: 'app-secret',
    send: `GET ${channels}`,
    status: 200,
  },
  {
    call: 'push.channels.public',
    known: 'spec',
    says: 'by a session',
    as: 'member',
    send: `GET ${channels}`,
    status: 200,
  },
  {
    call: 'push.channels.public',
    known: 'spec',
    says: 'by an operator',
    as: 'operator',
    send: `GET ${channels}`,
    status: 200,
  },
  {
    ...{ call: 'push.channels.public', known: 'seen', says: 'of a clock that is late', as: 'game-late', status: 401 },
    ...{ send: `GET ${channels}`, has: no('nonce timestamp expired') },
  },
  {
    ...{ call: 'push.channels.public', known: 'spec', says: 'of a JWT that is late', as: 'player-late', status: 401 },
    ...{ send: `GET ${channels}`, has: no('access token expired') },
  },
  {
    ...{ call: 'push.channels.public', known: 'spec', says: 'of a JWT that is none', as: 'anyone', status: 401 },
    ...{ send: `GET ${channels}`, headers: { Authorization: 'Bearer a.b.c' }, has: no('no session info') },
  },
  {
    call: 'push.channels.public',
    known: 'ours',
    says: 'of another organisation',
    as: 'stranger',
    send: `GET ${channels}`,
    status: 401,
  },
  {
    ...{ call: 'push.channels.create', known: 'spec', says: 'by a player', as: 'player', status: 403 },
    ...{
      send: 'POST /upush/v1/apps/{app.app}/channels',
      body: { name: 'mine' },
      has: { code: 7, message: 'permission denied' },
    },
  },
  {
    ...{ call: 'push.channels.create', known: 'seen', says: 'by a build of the game', as: 'game', status: 403 },
    ...{ send: 'POST /upush/v1/apps/{app.app}/channels', body: { name: 'mine' }, has: { code: 7 } },
  },
  {
    call: 'push.apps.connectToken',
    known: 'spec',
    says: 'by nonce',
    as: 'game',
    send: 'POST /upush/v1/apps/{app.app}/connect-token',
    body: { playerId: 'p' },
    status: 200,
  },
  {
    call: 'push.apps.connectToken',
    known: 'spec',
    says: 'of the player themself',
    as: 'player',
    send: 'POST /upush/v1/apps/{app.app}/connect-token',
    body: { playerId: '{persona}' },
    status: 200,
  },
  {
    call: 'push.apps.connectToken',
    known: 'spec',
    says: 'of another player',
    as: 'player',
    send: 'POST /upush/v1/apps/{app.app}/connect-token',
    body: { playerId: 'somebody-else' },
    status: 403,
  },
  {
    ...{ call: 'session.adminLogin', known: 'spec', as: 'anyone', send: 'POST /auth/admin-login', status: 200 },
    ...{
      body: { Username: '{keeper}', Password: '{password}' },
      has: { Kind: 'admin' },
      head: { 'Set-Cookie': /^admin_sst=/ },
    },
  },
  {
    ...{ call: 'session.billingLogin', known: 'spec', as: 'anyone', send: 'POST /auth/bc-admin-login', status: 200 },
    ...{
      body: { Username: '{cashier}', Password: '{password}' },
      names: { '': 'UserName' },
      head: { 'Set-Cookie': /^bc_admin_sst=/ },
    },
  },
  {
    ...{ call: 'session.login', known: 'spec', as: 'anyone', send: 'POST /auth/auth-login', status: 200 },
    ...{
      body: { Code: '{code}', RedirectUri: '{console}/login-callback', CodeVerifier: '{verifier}' },
      head: { 'Set-Cookie': /^sst=/ },
    },
  },
  {
    ...{
      call: 'session.login',
      known: 'ours',
      says: 'the code again',
      as: 'anyone',
      send: 'POST /auth/auth-login',
      status: 400,
    },
    body: { Code: '{code}', RedirectUri: '{console}/login-callback', CodeVerifier: '{verifier}' },
  },
];
