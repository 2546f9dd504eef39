// Permission of one player to connect: good once, and for a minute.
import type { push } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { hashToken } from '#kernel/keys/seal';
import { requireApp } from '../require-app.ts';
import { serverFor } from '../servers/place.ts';
import { signatureOf } from './revoked.ts';
import { TOKEN_SECONDS } from './rules.ts';
import { insertToken } from './store.ts';

const UNAVAILABLE = 140_001;

// why its own transactions: a server may have to be begun, and with it a process
export const connectToken: Handlers<typeof push>['apps']['connectToken'] = withOwnTransactions(async (call) => {
  const { input, ports, principal } = call;
  const app = await requireApp(call, input.id);
  if (principal.kind === 'player' && principal.personaId !== input.playerId) {
    throw call.refuse('denied', 'a player gets a token for its own persona only');
  }
  const token = ports.ids.token(32);
  const server = await serverFor(call, app);
  if (server === undefined) {
    throw call.refuse('precondition', 'no server of the app takes players now', { code: UNAVAILABLE });
  }
  const row = {
    ...{ token_hash: hashToken(token), app_id: app.app_id, player_id: input.playerId, server_id: server.id },
    signed_with: await signatureOf(call),
    expires_at: new Date(Date.parse(call.now) + TOKEN_SECONDS * 1000).toISOString(),
  };
  await insertToken(call.db, row, call.now);
  return { token, url: server.url, serverId: server.id, expiresAt: row.expires_at };
});
