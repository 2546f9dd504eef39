// Which page of a ranking shows a rank, a member, or where a share of all members ends.
import type { Leaderboard, LeaderboardScore } from '@uos/sdk/browser';
import { text } from './text.zh.ts';

export type Kind = 'rank' | 'member' | 'percent';

interface Asked {
  readonly kind: Kind;
  readonly asked: string;
  /** Rows of a page. */
  readonly size: number;
  /** The realm that the list shows; empty for all. */
  readonly realm: string;
}

interface Found {
  readonly page: number;
  readonly realm: string;
  /** `r12` for a rank, else the member. */
  readonly at: string;
  readonly problem?: undefined;
}

type List = (input: {
  name: string;
  count: number;
  realmID?: string;
  memberId?: string;
}) => Promise<{ readonly scores: readonly LeaderboardScore[]; readonly total: number }>;

export async function jumpTo(
  list: List,
  { slugName: name, crossRealm }: Pick<Leaderboard, 'slugName' | 'crossRealm'>,
  { kind, asked, size, realm }: Asked,
): Promise<Found | { readonly problem: string }> {
  const pageOf = (place: number) => Math.floor(place / size) + 1;
  if (kind === 'member') {
    const [own] = (await list({ name, memberId: asked, count: 1 })).scores;
    if (own === undefined) {
      return { problem: text.noSuchMember };
    }
    // why the realm: without one the list goes realm by realm
    return { page: pageOf(own.rank - 1), realm: crossRealm ? '' : own.realmID, at: own.memberId };
  }
  if (!crossRealm && realm === '') {
    return { problem: text.chooseRealm };
  }
  const within = crossRealm ? '' : realm;
  const { total } = await list({ name, count: 1, ...(within !== '' && { realmID: within }) });
  const number = Number(asked);
  if (kind === 'rank') {
    if (!Number.isInteger(number) || number < 1 || number > total) {
      return { problem: text.rankBetween(total) };
    }
    return { page: pageOf(number - 1), realm: within, at: `r${number}` };
  }
  if (!(number > 0 && number <= 100) || total === 0) {
    return { problem: text.percentBetween };
  }
  const last = Math.max(Math.ceil((number / 100) * total), 1);
  return { page: pageOf(last - 1), realm: within, at: `r${last}` };
}
