// Which tokens stopped before their time, as every process remembers it: told by the others at once, and read again from
// the database while players call, so that nobody whose tokens stopped is let in for longer than a second, also where a
// message was lost or nothing is heard at all.
import type { Ports } from '#kernel/ports';
import type { PlayerStanding } from '#kernel/who/player-standing';
import { ACCESS_TTL_SECONDS, type PlayerToken } from '#kernel/who/player-tokens';
import { remembered } from '../../remembered.ts';
import { noteActive } from '../days/days.ts';
import { type Revocation, readRevocations } from './store.ts';

/** Topic on which processes hear that tokens stopped; its id is the app, the subject and the generation. */
export const REVOKED = 'player-revoked';

/** After this the memory is read again, while calls go on with what it has. */
const STALE_MS = 400;
/** After this a call waits for it. */
const WORTHLESS_MS = 800;
const PRUNE_EVERY_MS = 60_000;
const KEPT_MS = (ACCESS_TTL_SECONDS + 60) * 1000;

interface Memory {
  /** Generations that were raised, by app and subject. */
  readonly raised: Map<string, { generation: number; atMs: number }>;
  /** Begin of the last reading that came to its end. */
  readMs: number;
  seen: string;
  prunedMs: number;
}

const memoryOf = remembered<Memory>(
  'revoked tokens',
  () => ({ raised: new Map(), readMs: Number.NEGATIVE_INFINITY, seen: '0', prunedMs: 0 }),
  readOnce,
);

export const playerStanding: PlayerStanding = {
  holds(ports, token) {
    noteActive(ports, token);
    const { state, read, readAhead } = memoryOf(ports);
    const ageMs = performance.now() - state.readMs;
    if (ageMs > WORTHLESS_MS) {
      return read(ports).then(() => isGood(state, token));
    }
    if (ageMs > STALE_MS) {
      readAhead(ports);
    }
    return isGood(state, token);
  },
};

/** Begins to listen and to remember. Answers how to stop. */
export function watchRevoked(ports: Ports): () => void {
  const { state: memory } = memoryOf(ports);
  return ports.fanOut.subscribe(REVOKED, (id) => {
    if (id === undefined) {
      memory.readMs = Number.NEGATIVE_INFINITY;
      return;
    }
    const [app = '', subject = '', generation = '0'] = id.split('/');
    raise(memory, `${app}/${subject}`, Number(generation), ports.clock.now().getTime());
  });
}

export const revokedId = ({ app_id, subject_id, generation }: Revocation): string =>
  `${app_id}/${subject_id}/${generation}`;

function isGood({ raised }: Memory, { appId, userId, personaId, account }: PlayerToken): boolean {
  if (account === undefined || raised.size === 0) {
    return true;
  }
  const least = (id: string): number => raised.get(`${appId}/${id}`)?.generation ?? 0;
  return (
    account.generation >= least(userId) &&
    (personaId === '' || account.personaGeneration >= least(personaId)) &&
    least(account.family) === 0
  );
}

async function readOnce({ db, clock }: Ports, memory: Memory): Promise<void> {
  const beganMs = performance.now();
  const since = clock.now().getTime() - KEPT_MS;
  const { rows, seen } = await readRevocations(db, new Date(since).toISOString(), memory.seen);
  for (const { app_id, subject_id, generation, raised_at } of rows) {
    raise(memory, `${app_id}/${subject_id}`, generation, Date.parse(raised_at));
  }
  memory.seen = seen;
  memory.readMs = Math.max(memory.readMs, beganMs);
  if (beganMs - memory.prunedMs > PRUNE_EVERY_MS) {
    memory.prunedMs = beganMs;
    for (const [key, { atMs }] of memory.raised) {
      if (atMs < since) {
        memory.raised.delete(key);
      }
    }
  }
}

function raise({ raised }: Memory, key: string, generation: number, atMs: number): void {
  const before = raised.get(key);
  raised.set(key, {
    generation: Math.max(generation, before?.generation ?? 0),
    atMs: Math.max(atMs, before?.atMs ?? 0),
  });
}
