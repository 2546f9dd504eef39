// Guilds and friends under many hands at once: races, and random steps after which what has to hold is asked of the
// database. A short round runs at every change, the long one in `npm run soak`.

import { sql } from 'kysely';
import {
  appWithRealm,
  newPlayer,
  refusal,
  type TestPlayer,
} from '../../packages/platform/src/services/passport/testing.ts';
import type { Answer, TestApp, TestPlatform } from '../../packages/platform/src/testing/platform.ts';

export interface SocialGame {
  readonly platform: TestPlatform;
  readonly app: TestApp;
  readonly players: readonly TestPlayer[];
}

export async function openSocialGame(platform: TestPlatform, count: number, settings: object): Promise<SocialGame> {
  const place = await appWithRealm(platform, settings);
  const players: TestPlayer[] = [];
  for (let at = 0; at < count; at += 1) {
    players.push(await newPlayer(platform, place, `p${at}`));
  }
  return { platform, app: place.app, players };
}

/** Whole numbers below `below`, the same for the same seed. */
export type Draw = (below: number) => number;

export function drawing(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Answers that a busy database must not lead to: a deadlock is one of them. */
export function refuseFailures(answers: readonly Answer[]): void {
  const failed = answers.filter(({ status }) => status >= 500);
  if (failed.length > 0) {
    throw new Error(`${failed.length} failed, the first with ${failed[0]?.status}: ${JSON.stringify(failed[0]?.body)}`);
  }
}

export const foundGuild = async (owner: TestPlayer): Promise<string> =>
  (await owner.ok<{ guild: { id: string } }>('POST', '/guilds', { guildName: `g ${owner.name}`, visibility: 'Public' }))
    .guild.id;

/** Steps side by side, so many at once. */
async function abreast(steps: number, lanes: number, step: (lane: number) => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let done = lane; done < steps; done += lanes) {
        await step(lane);
      }
    }),
  );
}

const LANES = 8;

/** Steps of guilds by everybody at once. @throws Error where a step fails, or something that has to hold does not */
export async function guildSteps(game: SocialGame, steps: number, draw: Draw): Promise<number> {
  const { platform, app, players } = game;
  await app.call('POST', '/upass/v1/guilds/roles', {
    slugName: 'captain',
    displayName: 'captain',
    level: 60,
    limit: 2,
    permissions: { manageMemberRole: true, removeMembers: true, manageGuildRequests: true },
  });
  const one = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  const owners = new Set<string>();
  let guilds: { id: string; owner_id: string }[] = [];
  let members: { guild_id: string; persona_id: string }[] = [];
  let requests: { id: string; guild_id: string }[] = [];
  let taken = 0;
  const refresh = async () => {
    const { db } = platform.ports;
    members = await db
      .selectFrom('passport_guild_members')
      .select(['guild_id', 'persona_id'])
      .where('app_id', '=', app.id)
      .execute();
    guilds = await db.selectFrom('passport_guilds').select(['id', 'owner_id']).where('app_id', '=', app.id).execute();
    for (const { owner_id } of guilds) {
      owners.add(owner_id);
    }
    const waiting = db.selectFrom('passport_guild_requests').select(['id', 'guild_id']).where('app_id', '=', app.id);
    requests = await waiting.where('status', '=', 'Pending').execute();
  };
  const made = (answer: Answer): Answer => {
    refuseFailures([answer]);
    taken += answer.status === 200 ? 1 : 0;
    return answer;
  };
  await abreast(steps, LANES, async () => {
    if (guilds.length === 0 || draw(6) === 0) {
      await refresh();
    }
    const who = one(players);
    const request = requests.length === 0 ? { id: crypto.randomUUID(), guild_id: '' } : one(requests);
    const kind = draw(20);
    const isAnswer = kind >= 10 && kind < 13;
    const guild = isAnswer ? request.guild_id : guilds.length === 0 ? crypto.randomUUID() : one(guilds).id;
    // why mostly: those who are in it can do more with it, and the others have to be refused
    const inside = players.filter(({ personaId }) =>
      members.some(({ guild_id, persona_id }) => guild_id === guild && persona_id === personaId),
    );
    const other = inside.length > 0 && draw(8) > 0 ? one(inside) : one(players);
    const owner = players.find(({ personaId }) => guilds.some((row) => row.id === guild && row.owner_id === personaId));
    const by = owner !== undefined && draw(3) > 0 ? owner : one(inside.length > 0 ? inside : players);
    const role = one(['captain', 'vice-owner', 'member']);
    if (kind < 2) {
      owners.add(who.personaId);
      made(
        await who.call('POST', '/guilds', {
          guildName: `g${draw(40)}`,
          visibility: 'Public',
          enableGainApprovalBeforeJoin: draw(3) === 0,
        }),
      );
    } else if (kind < 8) {
      made(await who.call('POST', `/guilds/${guild}/join`));
    } else if (kind < 10) {
      made(await other.call('POST', `/guilds/${guild}/leave`));
    } else if (kind < 13) {
      made(await by.call('POST', `/guilds/requests/${request.id}/${draw(4) === 0 ? 'reject' : 'approve'}`));
    } else if (kind < 14) {
      made(await who.call('POST', `/guilds/requests/${request.id}/cancel`));
    } else if (kind < 15) {
      made(await by.call('DELETE', `/guilds/${guild}/members/${other.personaId}`));
    } else if (kind < 18) {
      const risen = made(await by.call('PUT', `/guilds/${guild}/members/${other.personaId}/role`, { role }));
      // why: nobody below an owner is above a captain
      if (risen.status === 200 && role === 'captain' && !owners.has(by.personaId)) {
        throw new Error(`${by.name} made a captain and was never an owner`);
      }
    } else if (kind < 19) {
      owners.add(other.personaId);
      made(await by.call('PUT', `/guilds/${guild}/owner`, { memberId: other.personaId }));
    } else if (draw(4) === 0) {
      made(await by.call('DELETE', `/guilds/${guild}`));
    }
  });
  await refuseBrokenGuilds(game);
  return taken;
}

/** What holds of guilds whatever happened. @throws Error that names what does not */
export async function refuseBrokenGuilds({ platform, app }: Pick<SocialGame, 'platform' | 'app'>): Promise<void> {
  const { body } = await app.call('GET', '/upass/v1/config');
  const { MemberLimitCount: limit } = (body as { config: { MemberLimitCount: number } }).config;
  const { rows } = await sql<{ what: string; id: string }>`
    WITH m AS (SELECT * FROM passport_guild_members WHERE app_id = ${app.id}),
      g AS (SELECT * FROM passport_guilds WHERE app_id = ${app.id})
    SELECT 'not one owner' AS what, id::text FROM g
      WHERE (SELECT count(*) FROM m WHERE m.guild_id = g.id AND m.role = 'owner' AND m.persona_id = g.owner_id) <> 1
        OR (SELECT count(*) FROM m WHERE m.guild_id = g.id AND m.role = 'owner') <> 1
    UNION ALL SELECT 'count and rows differ', id::text FROM g
      WHERE member_count <> (SELECT count(*) FROM m WHERE m.guild_id = g.id)
    UNION ALL SELECT 'too many members', id::text FROM g WHERE member_count > ${limit}
    UNION ALL SELECT 'members of no guild', guild_id::text FROM m WHERE NOT EXISTS (SELECT 1 FROM g WHERE g.id = m.guild_id)
    UNION ALL SELECT 'in two guilds', persona_id::text FROM m GROUP BY persona_id HAVING count(*) > 1
    UNION ALL SELECT 'a role over its limit', m.guild_id::text FROM m
      JOIN passport_guild_roles r ON r.app_id = m.app_id AND r.slug_name = m.role AND r.holders_limit > 0
      GROUP BY m.guild_id, r.slug_name, r.holders_limit HAVING count(*) > r.holders_limit
    UNION ALL SELECT 'asks beside being in one', q.persona_id::text FROM passport_guild_requests q
      JOIN m ON m.persona_id = q.persona_id WHERE q.app_id = ${app.id} AND q.status = 'Pending'
    UNION ALL SELECT 'asks of a guild that is gone', q.id::text FROM passport_guild_requests q
      WHERE q.app_id = ${app.id} AND q.status = 'Pending' AND NOT EXISTS (SELECT 1 FROM g WHERE g.id = q.guild_id)
    UNION ALL SELECT 'a name twice', min(id::text) FROM g GROUP BY realm_id, lower(name) HAVING count(*) > 1`.execute(
    platform.ports.db,
  );
  if (rows.length > 0) {
    throw new Error(rows.map(({ what, id }) => `${what}: ${id}`).join('\n'));
  }
}

/** Steps of friends by everybody at once. @throws Error where a step fails, or something that has to hold does not */
export async function friendSteps(game: SocialGame, steps: number, draw: Draw): Promise<number> {
  const { platform, app, players } = game;
  const one = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  const ended = new Set<string>();
  let waiting: { id: string; target_id: string; source_id: string }[] = [];
  let taken = 0;
  const refresh = async () => {
    waiting = await platform.ports.db
      .selectFrom('passport_friend_requests')
      .select(['id', 'target_id', 'source_id'])
      .where('app_id', '=', app.id)
      .where('status', '=', 'Pending')
      .execute();
  };
  const made = (answer: Answer): Answer => {
    refuseFailures([answer]);
    taken += answer.status === 200 ? 1 : 0;
    return answer;
  };
  await abreast(steps, LANES, async () => {
    if (waiting.length === 0 || draw(6) === 0) {
      await refresh();
    }
    const who = one(players);
    const other = one(players);
    const request = waiting.length === 0 ? undefined : one(waiting);
    const answering = players.find(({ personaId }) => personaId === request?.target_id) ?? who;
    const asking = players.find(({ personaId }) => personaId === request?.source_id) ?? who;
    const path = `/friend-requests/${request?.id ?? crypto.randomUUID()}`;
    const kind = draw(20);
    if (kind < 8) {
      made(await who.call('POST', '/friend-requests', { targetPersonaID: other.personaId }));
    } else if (kind < 12) {
      made(await answering.call('POST', `${path}/approve`));
    } else if (kind < 13) {
      made(await answering.call('POST', `${path}/reject`));
    } else if (kind < 14) {
      made(await asking.call('POST', `${path}/revoke`));
    } else if (kind < 15) {
      made(await who.call('POST', `/friend-requests/${draw(3) === 0 ? 'reject-all' : 'approve-all'}`));
    } else if (kind < 16) {
      made(await who.call('POST', '/friend-blacklist', { targetPersonaID: other.personaId }));
    } else if (kind < 18) {
      made(await who.call('DELETE', `/friend-blacklist/${other.personaId}`));
    } else {
      const isBoth = draw(2) === 0;
      if (!isBoth) {
        ended.add(`${who.personaId} ${other.personaId}`);
      }
      made(await who.call('DELETE', `/friends/${other.personaId}?removeBoth=${isBoth}`));
    }
  });
  await refuseBrokenFriends(game, ended);
  return taken;
}

/** What holds of friends whatever happened; `ended` are sides that somebody ended alone: "whose of whom". */
export async function refuseBrokenFriends(
  { platform, app }: Pick<SocialGame, 'platform' | 'app'>,
  ended: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { body } = await app.call('GET', '/upass/v1/config');
  const { maxFriendCount, maxPendingFriendRequestCount } = (
    body as { config: { maxFriendCount: number; maxPendingFriendRequestCount: number } }
  ).config;
  const { db } = platform.ports;
  const { rows } = await sql<{ what: string; id: string }>`
    WITH f AS (SELECT * FROM passport_friends WHERE app_id = ${app.id}),
      q AS (SELECT * FROM passport_friend_requests WHERE app_id = ${app.id} AND status = 'Pending'),
      b AS (SELECT * FROM passport_friend_blacklist WHERE app_id = ${app.id})
    SELECT 'too many friends' AS what, source_id::text AS id FROM f GROUP BY source_id HAVING count(*) > ${maxFriendCount}
    UNION ALL SELECT 'too many requests', source_id::text FROM q GROUP BY source_id
      HAVING count(*) > ${maxPendingFriendRequestCount}
    UNION ALL SELECT 'asks a friend', q.id::text FROM q JOIN f USING (source_id, target_id)
    UNION ALL SELECT 'asks who keeps it out', q.id::text FROM q JOIN b
      ON (b.source_id, b.target_id) IN ((q.source_id, q.target_id), (q.target_id, q.source_id))`.execute(db);
  const { rows: lonely } = await sql<{ source_id: string; target_id: string }>`
    SELECT source_id, target_id FROM passport_friends f WHERE app_id = ${app.id} AND NOT EXISTS (
      SELECT 1 FROM passport_friends o WHERE o.app_id = f.app_id AND o.source_id = f.target_id AND o.target_id = f.source_id)`.execute(
    db,
  );
  const wrong = [
    ...rows.map(({ what, id }) => `${what}: ${id}`),
    ...lonely
      .filter(({ source_id, target_id }) => !ended.has(`${target_id} ${source_id}`))
      .map(({ source_id, target_id }) => `on one side alone: ${source_id} ${target_id}`),
  ];
  if (wrong.length > 0) {
    throw new Error(wrong.join('\n'));
  }
}

/** How many answers were of each kind: `200`, `429 80001`. */
export function tally(answers: readonly Answer[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const key = answer.status === 200 ? '200' : refusal(answer).join(' ');
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
