// The calls of players as a game names them: rows of the wire table under fewer, shorter words.

import { passportPlayersTable } from '../generated/passport.players.ts';
import type { PassportCalls } from '../generated/passport.ts';
import type { Input } from './wire.ts';

type Calls = Pick<
  PassportCalls,
  {
    [K in keyof PassportCalls]: K extends `player${string}` | 'login' | 'antiAddiction' ? K : never;
  }[keyof PassportCalls]
>;

/** Makes a call by its place in the table: `playerFriends.list`. */
export type Send = (call: string, input?: Input) => Promise<unknown>;

export interface PlayerGroups {
  readonly realms: Calls['playerRealms'];
  readonly personas: Pick<Calls['playerPersonas'], 'me' | 'updateMe'>;
  readonly players: Pick<Calls['playerPersonas'], 'search' | 'random'>;
  readonly user: Pick<Calls['playerUsers'], 'me' | 'updateMe' | 'bindPhone' | 'linkAccount'>;
  readonly terms: Calls['playerTermsOfService'];
  readonly friends: Calls['playerFriends'] & {
    readonly requests: Calls['playerFriendRequests'];
    readonly blacklist: Calls['playerFriendBlacklist'];
  };
  readonly presence: Calls['playerPresences'];
  readonly guilds: Calls['playerGuilds'];
  readonly leaderboards: Calls['playerLeaderboards'];
  readonly shop: Pick<Calls['playerProducts'], 'categories' | 'list'>;
  readonly inventory: Calls['playerInventory'];
  readonly mail: Calls['playerInbox'];
  readonly achievements: Calls['playerAchievements'];
  readonly quests: Calls['playerQuests'];
  readonly passes: Calls['playerBattlePasses'];
  readonly notices: Calls['playerBillboards'];
  readonly entitlements: Calls['playerEntitlements'];
  readonly reports: Calls['playerReports'];
}

export const table = passportPlayersTable;

export function groupsOf(send: Send): PlayerGroups {
  const made = <K extends keyof Calls>(name: K): Calls[K] => groupOf(send, name) as Calls[K];
  return {
    realms: made('playerRealms'),
    personas: made('playerPersonas'),
    players: made('playerPersonas'),
    user: made('playerUsers'),
    terms: made('playerTermsOfService'),
    friends: {
      ...made('playerFriends'),
      requests: made('playerFriendRequests'),
      blacklist: made('playerFriendBlacklist'),
    },
    presence: made('playerPresences'),
    guilds: made('playerGuilds'),
    leaderboards: made('playerLeaderboards'),
    shop: made('playerProducts'),
    inventory: made('playerInventory'),
    mail: made('playerInbox'),
    achievements: made('playerAchievements'),
    quests: made('playerQuests'),
    passes: made('playerBattlePasses'),
    notices: made('playerBillboards'),
    entitlements: made('playerEntitlements'),
    reports: made('playerReports'),
  };
}

function groupOf(send: Send, group: string): object {
  const rows = (table.tree as Readonly<Record<string, object>>)[group] ?? {};
  return Object.fromEntries(
    Object.entries(rows).map(([verb, { listField }]: [string, { listField?: string }]) => {
      const ask = (input?: Input) => send(`${group}.${verb}`, input);
      return [verb, listField === undefined ? ask : Object.assign(ask, walks(ask, listField))];
    }),
  );
}

const PAGE = 50;

/** Every page of a list, and every row of every page. */
function walks(ask: (input?: Input) => Promise<unknown>, listField: string) {
  async function* pages(input: Input = {}) {
    let start = Number(input.start ?? 0);
    for (;;) {
      const page = (await ask({ count: PAGE, ...input, start })) as Readonly<Record<string, unknown>>;
      const rows = page[listField] as readonly unknown[];
      yield page;
      start += rows.length;
      if (rows.length === 0 || start >= Number(page.total)) {
        return;
      }
    }
  }
  async function* all(input?: Input) {
    for await (const page of pages(input)) {
      yield* page[listField] as readonly unknown[];
    }
  }
  return { pages, all };
}
