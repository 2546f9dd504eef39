// Secrets at rest: AES-256-GCM under the master key, with the key's id in front so that keys can be rotated.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  timingSafeEqual,
} from 'node:crypto';
import { type Ids, randomIds } from './ids.ts';

export interface Seal {
  /** Encrypts `text`; `context` binds it to its row, so that a sealed value cannot be moved to another. */
  seal(text: string, context: string): string;
  /** Decrypts; throws where the key is unknown or the value was changed. */
  open(sealed: string, context: string): string;
  /** Signs opaque tokens; the purpose keeps one kind of token from standing in for another. */
  sign(text: string, purpose: string): string;
  verify(text: string, signature: string, purpose: string): boolean;
}

/** `keys[0]` seals; the others only open what was sealed before a rotation. Each is 32 bytes. */
export function createSeal(keys: readonly [Buffer, ...Buffer[]], ids: Ids = randomIds): Seal {
  // why no Buffer: finding out of each what it is takes Node longer than the signature
  const keyOf = (key: Buffer) => ({ key: createSecretKey(key), id: keyId(key) });
  const named = keys.map(keyOf);
  const newest = keyOf(keys[0]);

  const sign = (text: string, purpose: string, key = newest.key): string =>
    createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');

  return {
    seal(text, context) {
      const iv = Buffer.from(ids.hex(12), 'hex');
      const cipher = createCipheriv('aes-256-gcm', newest.key, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [newest.id, iv, cipher.getAuthTag(), body]
        .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
        .join('.');
    },
    open(sealed, context) {
      const [id, iv, tag, body] = sealed.split('.');
      const found = named.find((candidate) => candidate.id === id);
      if (found === undefined || iv === undefined || tag === undefined || body === undefined) {
        throw new Error('sealed value: its master key is not among the configured keys');
      }
      const decipher = createDecipheriv('aes-256-gcm', found.key, Buffer.from(iv, 'base64url'))
        .setAAD(Buffer.from(context))
        .setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString('utf8');
    },
    sign: (text, purpose) => sign(text, purpose),
    verify(text, signature, purpose) {
      const given = Buffer.from(signature, 'base64url');
      return named.some(({ key }) => {
        const wanted = Buffer.from(sign(text, purpose, key), 'base64url');
        return wanted.length === given.length && timingSafeEqual(wanted, given);
      });
    },
  };
}

/** What stands in front of everything a key sealed. */
export function keyId(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}

/** Compares two secrets in a time that does not depend on where they differ. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** How session cookies and one-time codes are kept: only their hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
