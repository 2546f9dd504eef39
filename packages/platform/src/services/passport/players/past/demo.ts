// What the demo studio has of player accounts: an identity domain, two realms, some players to look at, and what its
// example game shows of live operations.
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import type { Demo } from '#kernel/service';
import { makeIdDomain } from '../../id-domains.ts';
import { insertRealm } from '../../store/realms.ts';
import { type LivingPlayer, live, setUpLife } from './life.ts';
import { setUpLiveOps } from './live-ops.ts';
import { playerName } from './names.ts';

const PLAYERS = 24;
const BANNED = 5;

export const passportDemo: Demo = async (db, ports, { appId, now }) => {
  const realmId = await makeIdDomain(
    db,
    ports,
    { appId, now },
    { name: '示例游戏', companyName: '示例游戏科技有限公司' },
  );
  if (realmId === undefined) {
    return;
  }
  await secondRealm(db, ports, appId, now);
  const players = Array.from({ length: PLAYERS }, (_, number) => ({
    number,
    at: new Date(Date.parse(now) - (PLAYERS - number) * 3_600_000).toISOString(),
    ...(number === BANNED && { ban: '使用外挂' }),
  }));
  const living = await newPlayers(db, { ports, appId, realmId }, players);
  const place = { ports, appId, realmId, now };
  await setUpLife(db, place);
  await live(db, place, living, { number: 0, begins: true, isBilled: false });
  await setUpLiveOps(db, place);
};

async function secondRealm(db: Db, ports: Ports, appId: string, now: string): Promise<void> {
  await insertRealm(db, {
    id: ports.ids.uuid(),
    app_id: appId,
    name: '二服 · 观潮',
    status: 'Maintenance',
    external_id: 'cn-2',
    properties: json<Record<string, string>>({ region: '华东' }),
    created_at: now,
    modified_at: now,
  });
}

export interface New {
  readonly number: number;
  /** RFC 3339 */
  readonly at: string;
  /** Why they are banned, if so. */
  readonly ban?: string;
}

/** Users with a persona each, who came in at their moment. Answers who they are. */
export async function newPlayers(
  db: Db,
  { ports, appId, realmId }: { readonly ports: Ports; readonly appId: string; readonly realmId: string },
  players: readonly New[],
): Promise<LivingPlayer[]> {
  const rows = players.map(({ number, at, ban }) => ({
    id: ports.ids.uuid(),
    personaId: ports.ids.uuid(),
    number,
    ban,
    shared: shared(appId, number, at),
  }));
  if (rows.length === 0) {
    return [];
  }
  await db
    .insertInto('passport_users')
    .values(
      rows.map(({ id, number, ban, shared: one }) => ({
        ...one,
        id,
        external_id: `demo-${number + 10_001}`,
        status: ban === undefined ? ('Active' as const) : ('Banned' as const),
        ban_reason: ban ?? '',
        banned_at: ban === undefined ? null : one.created_at,
        ...{ login_method: 'ServerSide' as const, login_platform: 'ServerSide' as const },
        ...{ phone: null, phone_hash: null, email: null, email_hash: null },
        ...{ real_name: null, id_number: null, age_group_ends: null },
      })),
    )
    .execute();
  await db
    .insertInto('passport_personas')
    .values(
      rows.map(({ id, personaId, shared: one }) => ({
        ...one,
        ...{ id: personaId, user_id: id, realm_id: realmId, external_id: '', icon_url: '' },
        status: 'Active' as const,
      })),
    )
    .execute();
  return rows.map(({ id, personaId }) => ({ userId: id, personaId }));
}

function shared(appId: string, number: number, at: string) {
  return {
    ...{ app_id: appId, display_name: playerName(number), created_at: at, modified_at: at, last_login_at: at },
    properties: json<Record<string, string>>({ level: String(1 + (number % 40)) }),
  };
}
