// Leaderboards as a game uses them: a score goes in, a rank comes back. A score that finds no network can be kept, where
// the game asks for it and the board keeps the best: sent twice or late it changes nothing.
import type {
  Leaderboard,
  LeaderboardScore,
  LeaderboardScoreResult,
  PassportCalls,
  PlayerLeaderboardsScoresInput,
  PlayerLeaderboardsSubmitInput,
} from '../generated/passport.ts';
import { PlayerError, PlayerOffline } from './errors.ts';
import type { Send } from './groups.ts';
import type { PlayerStorage } from './storage.ts';

type Calls = PassportCalls['playerLeaderboards'];

/** Whose score it is, where the board is not of players. */
export interface Member {
  /** Of a board of things: which one. */
  readonly memberId?: string;
}

export type ScoreMore = Omit<PlayerLeaderboardsSubmitInput, 'slugName' | 'score'>;

/** Which of two scores is kept until there is a network again: the one that the board ranks first. */
export interface Keep {
  readonly offline: 'larger' | 'smaller';
}

/** What became of scores that were kept. */
export interface Flushed {
  readonly sent: readonly LeaderboardScoreResult[];
  /** Said no to, and kept no longer. */
  readonly refused: readonly PlayerError[];
}

export interface PlayerLeaderboards extends Pick<Calls, 'list' | 'bucket'> {
  get(slugName: string): Promise<Leaderboard>;
  /** Where the player stands with that score, or stood already with a better one. */
  submit(slugName: string, score: number, more?: ScoreMore): Promise<LeaderboardScoreResult>;
  /** Nothing where the score was kept, to be sent by the next `submit` or by `flush`. Only for boards that keep the best. */
  submit(slugName: string, score: number, more: ScoreMore & Keep): Promise<LeaderboardScoreResult | undefined>;
  /** Nothing where the player has no score yet. */
  rank(slugName: string, member?: Member): Promise<LeaderboardScore | undefined>;
  /** The player between so many before and behind, best first; none where there is no score yet. */
  around(slugName: string, range?: number, member?: Member): Promise<readonly LeaderboardScore[]>;
  /** The best, at most 100. */
  top(
    slugName: string,
    count?: number,
    which?: Omit<PlayerLeaderboardsScoresInput, 'slugName' | 'count'>,
  ): Promise<readonly LeaderboardScore[]>;
  /** Sends what was kept. Without a network it stays kept. */
  flush(): Promise<Flushed>;
}

interface Kept extends Pick<ScoreMore, 'bucketId' | 'memberId' | 'properties'> {
  readonly persona: string;
  readonly slugName: string;
  readonly score: number;
}

interface Place {
  readonly storage: PlayerStorage;
  readonly key: string;
  /** Id of the persona that plays; empty for nobody. */
  readonly who: () => Promise<string>;
  readonly calls: Pick<Calls, 'list' | 'bucket'>;
}

const TOP = 20;
const RANGE = 5;
const MISSING = 50_001;

export function leaderboardsOf(send: Send, { storage, key, who, calls }: Place): PlayerLeaderboards {
  const call = (verb: string, input: object) => send(`playerLeaderboards.${verb}`, input as Record<string, unknown>);
  const get = async (slugName: string) =>
    ((await call('get', { slugName })) as { leaderboard: Leaderboard }).leaderboard;
  const put = (slugName: string, score: number, more: object) =>
    call('submit', { slugName, score, ...more }) as Promise<LeaderboardScoreResult>;

  const read = async (): Promise<Kept[]> => {
    try {
      return JSON.parse((await storage.get(key)) ?? '[]') as Kept[];
    } catch {
      return [];
    }
  };
  const write = (kept: readonly Kept[]) =>
    kept.length === 0 ? storage.remove(key) : storage.set(key, JSON.stringify(kept));
  const isOf = (a: Kept, b: Kept) =>
    a.persona === b.persona && a.slugName === b.slugName && a.memberId === b.memberId && a.bucketId === b.bucketId;

  const keep = async (one: Kept, better: Keep['offline']): Promise<void> => {
    const kept = await read();
    const had = kept.find((other) => isOf(one, other));
    const isBetter = had === undefined || (better === 'larger' ? one.score > had.score : one.score < had.score);
    if (isBetter) {
      await write([...kept.filter((other) => other !== had), one]);
    }
  };

  const flushOnce = async (): Promise<Flushed> => {
    const persona = await who();
    const sent: LeaderboardScoreResult[] = [];
    const refused: PlayerError[] = [];
    for (const one of await read()) {
      if (one.persona !== persona) {
        continue;
      }
      const { persona: _, slugName, score, ...more } = one;
      try {
        // why asked first: a score that comes late or twice is harmless only where the best is kept
        if ((await get(slugName)).updateType === 'KeepBest') {
          sent.push(await put(slugName, score, more));
        } else {
          refused.push(
            new PlayerError(`${slugName} does not keep the best score`, { call: 'playerLeaderboards.submit' }),
          );
        }
      } catch (error) {
        if (error instanceof PlayerOffline || !(error instanceof PlayerError) || error.status >= 500) {
          break;
        }
        refused.push(error);
      }
      // why read again: a better one may have been kept meanwhile
      await write((await read()).filter((other) => !isOf(other, one) || other.score !== score));
    }
    return { sent, refused };
  };
  let flushing: Promise<Flushed> | undefined;
  const flush = () => {
    flushing ??= flushOnce().finally(() => {
      flushing = undefined;
    });
    return flushing;
  };

  /** Rows of a member, or none where it has no score yet. */
  const own = async (slugName: string, range: number, member: Member = {}): Promise<readonly LeaderboardScore[]> => {
    try {
      const reply = await call('myScore', { slugName, range, ...member });
      return (reply as { scores: LeaderboardScore[] }).scores;
    } catch (error) {
      if (error instanceof PlayerError && error.code === MISSING && error.message.startsWith('score')) {
        return [];
      }
      throw error;
    }
  };

  return {
    list: calls.list,
    bucket: calls.bucket,
    get,
    async submit(slugName: string, score: number, { offline, ...more }: ScoreMore & Partial<Keep> = {}) {
      try {
        const result = await put(slugName, score, more);
        if (offline !== undefined) {
          await flush();
        }
        return result;
      } catch (error) {
        if (offline === undefined || !(error instanceof PlayerOffline)) {
          throw error;
        }
        await keep({ ...more, persona: await who(), slugName, score }, offline);
        return undefined as never;
      }
    },
    async rank(slugName, member) {
      return (await own(slugName, 0, member))[0];
    },
    around: (slugName, range = RANGE, member) => own(slugName, range, member),
    async top(slugName, count = TOP, which = {}) {
      const reply = await call('scores', { slugName, count, ...which });
      return (reply as { scores: LeaderboardScore[] }).scores;
    },
    flush,
  };
}
