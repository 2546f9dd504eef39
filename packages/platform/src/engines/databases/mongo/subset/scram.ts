// How a client proves its password: SCRAM-SHA-256 (RFC 7677).
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Credential, credentialOf } from '#engines/databases/scram';
import { Refusal } from './refusal.ts';

const ITERATIONS = 15_000;
const SALT_BYTES = 28;

export const newCredential = (password: string): Credential =>
  credentialOf(password, randomBytes(SALT_BYTES), ITERATIONS);

/** why kept: a name that nobody has is asked the same each time, as one that somebody has */
const NOBODY_SALT = randomBytes(32);

function nobody(name: string): Credential {
  const salt = createHmac('sha256', NOBODY_SALT).update(name).digest().subarray(0, SALT_BYTES).toString('base64');
  const none = Buffer.alloc(32).toString('base64');
  return { iterationCount: ITERATIONS, salt, storedKey: none, serverKey: none };
}

export interface Conversation {
  readonly name: string;
  readonly firstReply: Buffer;
  /** @throws Refusal where the proof is none of the password */
  finish(message: Buffer): Buffer;
}

const failed = (): Refusal => new Refusal(18, 'Authentication failed.');

/** @throws Refusal where it is not how one begins */
export function converse(message: Buffer, find: (name: string) => Credential | undefined): Conversation {
  const [, bare = '', name = '', nonce = ''] =
    /^[nyp][^,]*,[^,]*,(n=([^,]*),r=([^,]+).*)$/s.exec(message.toString()) ?? [];
  if (nonce === '') {
    throw failed();
  }
  const user = name.replaceAll('=2C', ',').replaceAll('=3D', '=');
  const known = find(user);
  const { iterationCount, salt, storedKey, serverKey } = known ?? nobody(user);
  const whole = nonce + randomBytes(24).toString('base64');
  const first = `r=${whole},s=${salt},i=${iterationCount}`;
  return {
    name: user,
    firstReply: Buffer.from(first),
    finish(last) {
      const text = last.toString();
      const [, without = '', answered = '', proof = ''] = /^(c=[^,]+,r=([^,]+)),p=(.+)$/.exec(text) ?? [];
      const all = `${bare},${first},${without}`;
      const stored = Buffer.from(storedKey, 'base64');
      const signature = createHmac('sha256', stored).update(all).digest();
      const given = Buffer.from(proof, 'base64');
      if (answered !== whole || given.length !== signature.length) {
        throw failed();
      }
      const key = Buffer.from(given.map((byte, at) => byte ^ (signature[at] ?? 0)));
      if (!timingSafeEqual(createHash('sha256').update(key).digest(), stored) || known === undefined) {
        throw failed();
      }
      const server = createHmac('sha256', Buffer.from(serverKey, 'base64')).update(all).digest('base64');
      return Buffer.from(`v=${server}`);
    },
  };
}
