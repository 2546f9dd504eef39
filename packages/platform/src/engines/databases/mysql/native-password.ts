// What MariaDB keeps of a password: `mysql_native_password`.
import { createHash } from 'node:crypto';

export const PLUGIN = 'mysql_native_password';

const sha1 = (value: string | Buffer): Buffer => createHash('sha1').update(value).digest();

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
