// Tells the developer's own server what became of an allocation: signed, tried four times, never into a private network.
// Source: wire/realtime-and-compute.md 2.2.
import { createHmac } from 'node:crypto';
import { guardedRequest } from '#core/external/guarded';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { putSchedule } from '#kernel/time/schedules';
import { secretContext } from '#kernel/who/credentials';
import { headersOf } from '../replies.ts';
import type { AllocationRow } from '../store/allocations.ts';
import { type GameView, gameOfAny } from '../store/games.ts';
import { serviceSecretOf } from '../store/secrets.ts';
import { SERVICE } from './turns.ts';

export const REPORT = 'report';

/** Before each try again. */
const PAUSES_MS = [1000, 5000, 25_000] as const;
const TIMEOUT_MS = 5000;

/** In the transaction that decides the outcome: none is reported that did not come to be. `known` is its game. */
export async function report(db: Db, row: AllocationRow, now: string, known?: GameView): Promise<void> {
  const game = known ?? (await gameOfAny(db, row.game_id));
  if (game === undefined || game.webhook_url === '') {
    return;
  }
  const body = JSON.stringify({
    ...{ uuid: row.uuid, ip: row.ip, gameServerPorts: row.ports.map(({ port }) => String(port)) },
    ...{ status: row.status, msg: row.msg, uosAppId: row.app_id, profileId: row.profile_id, regionId: row.region_id },
  });
  await putReport(db, { gameId: row.game_id, id: `${row.uuid}-${row.status}`, body, tries: 0 }, new Date(now));
}

interface Report {
  readonly gameId: string;
  readonly id: string;
  readonly body: string;
  readonly tries: number;
}

async function putReport(db: Db, { gameId, id, body, tries }: Report, nextAt: Date): Promise<void> {
  const key = `${REPORT}/${gameId}-${id}-${tries}`;
  await putSchedule(db, { service: SERVICE, key, nextAt, payload: { gameId, id, body, tries } });
}

/** Sends one; what is not taken is tried again later. Sent twice where a process dies in between. */
export async function sendReport(
  ports: Ports,
  payload: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<void> {
  const { gameId, id, body, tries } = payload as unknown as Report;
  const game = await gameOfAny(ports.db, gameId);
  const sealed = await serviceSecretOf(ports.db, game?.app_id ?? '');
  if (game === undefined || sealed === undefined || game.webhook_url === '') {
    return;
  }
  const secret = ports.seal.open(sealed, secretContext(game.app_id, 'AppServiceSecret'));
  const now = ports.clock.now();
  const headers = {
    ...headersOf(ports, game),
    'Content-Type': 'application/json',
    'X-UOS-Signature': signatureOf(body, { secret, seconds: Math.floor(now.getTime() / 1000) }),
  };
  const asked = { url: game.webhook_url, method: 'POST', headers, body, signal, timeoutMs: TIMEOUT_MS } as const;
  const status = await guardedRequest(ports, asked).then(
    (reply) => reply.status,
    (error: unknown) => (error instanceof Error ? error.message : 'unreachable'),
  );
  signal.throwIfAborted();
  if (typeof status === 'number' && status >= 200 && status < 300) {
    return;
  }
  const pause = PAUSES_MS[tries];
  if (pause === undefined) {
    ports.log.warn({ appId: game.app_id, allocation: id, status }, 'an allocation could not be reported');
    return;
  }
  await putReport(ports.db, { gameId, id, body, tries: tries + 1 }, new Date(now.getTime() + pause));
}

/** `t=…,v1=…`: HMAC-SHA256 of time and body, by the secret that only the developer's servers have. */
function signatureOf(body: string, { secret, seconds }: { readonly secret: string; readonly seconds: number }): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
