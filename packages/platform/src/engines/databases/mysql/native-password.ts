// What MariaDB keeps of a password, and how it is proved to a server without being told: `mysql_native_password`.
import { createHash } from 'node:crypto';

export const PLUGIN = 'mysql_native_password';

const sha1 = (...parts: readonly (string | Buffer)[]): Buffer => {
  const hash = createHash('sha1');
  for (const part of parts) {
    hash.update(part);
  }
  return hash.digest();
};

export function nativeVerifier(password: string): string {
  return `*${sha1(sha1(password)).toString('hex').toUpperCase()}`;
}

const VERIFIER = /^\*[0-9A-F]{40}$/;

/** why checked: it is written into a statement, which takes no parameters */
export function checkedVerifier(text: string): string {
  if (!VERIFIER.test(text)) {
    throw new Error('no verifier of a password');
  }
  return text;
}

/** The answer to what the server has drawn. */
export function proofOf(password: string, drawn: Buffer): Buffer {
  const once = sha1(password);
  const mask = sha1(drawn, sha1(once));
  return Buffer.from(once.map((byte, at) => byte ^ (mask[at] ?? 0)));
}
