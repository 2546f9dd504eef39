// Passwords: argon2id, 19 MiB, t=2, p=1, from Node's own crypto.
import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type Ids, randomIds } from '#kernel/keys/ids';

const derive = promisify(argon2);
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** `argon2id$19456$2$1$salt$hash`, everything a later check needs. */
export async function hashPassword(password: string, ids: Ids = randomIds): Promise<string> {
  const nonce = Buffer.from(ids.hex(16), 'hex');
  const tag = await derive('argon2id', { message: password, nonce, ...COST });
  return [
    'argon2id',
    COST.memory,
    COST.passes,
    COST.parallelism,
    nonce.toString('base64url'),
    tag.toString('base64url'),
  ].join('$');
}

/** True for a hash made when less was thought to be enough; whoever knows the password makes it anew. */
export function isOutdated(stored: string): boolean {
  const [kind, memory, passes, parallelism] = stored.split('$');
  return (
    kind !== 'argon2id' ||
    Number(memory) < COST.memory ||
    Number(passes) < COST.passes ||
    Number(parallelism) < COST.parallelism
  );
}

/** Takes the same time for an unknown account: pass `undefined` and a dummy is checked. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = (stored ?? DUMMY).split('$');
  const wanted = Buffer.from(tag ?? '', 'base64url');
  const given = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce ?? '', 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  });
  return timingSafeEqual(given, wanted) && stored !== undefined;
}

const DUMMY = `argon2id$${COST.memory}$${COST.passes}$${COST.parallelism}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`;
