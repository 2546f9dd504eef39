// Accounts of a server: the client's own, and the platform's, which have names too long for a client.
import { createHash } from 'node:crypto';
import { ADMIN, CONSOLE, READER } from '#engines/databases/own-accounts';
import type { DatabaseSpec } from '#engines/databases/port';

const DEFAULT = 'default';

/** What a client may not do: reach the machine, other servers or other accounts. */
const CLIENT = '~* &* +@all -@admin -@dangerous +info +keys +flushdb +flushall +config|get';
const READING = '~* &* -@all +@read +@connection -@dangerous +info +keys +dbsize +type +ttl +pttl +exists';

export const hashOf = (password: string): string => createHash('sha256').update(password).digest('hex');

const HASH = /^[0-9a-f]{64}$/;

export function checkedHash(text: string): string {
  if (!HASH.test(text)) {
    throw new Error('no verifier of a password');
  }
  return text;
}

/** The file that the server reads its accounts from, and writes them to. */
export function accountsFile({ username, verifier, passwords }: DatabaseSpec): string {
  const one = (name: string, hash: string, rights: string): string => `user ${name} on #${hash} ${rights}`;
  return [
    ...(username === DEFAULT ? [] : [`user ${DEFAULT} off resetpass resetkeys resetchannels -@all`]),
    one(username, checkedHash(verifier), CLIENT),
    one(CONSOLE, hashOf(passwords.console), CLIENT),
    one(READER, hashOf(passwords.console), READING),
    one(ADMIN, hashOf(passwords.admin), '~* &* +@all'),
    '',
  ].join('\n');
}
