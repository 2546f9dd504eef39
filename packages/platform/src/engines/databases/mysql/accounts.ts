// Accounts of a server and their rights, made before it takes its first connection.
import { ADMIN, CONSOLE, READER } from '#engines/databases/own-accounts';
import type { DatabaseSpec } from '#engines/databases/port';
import { account, literal, quoted } from './names.ts';
import { checkedVerifier, nativeVerifier, PLUGIN } from './native-password.ts';

export const EVERYTHING = 'ALL PRIVILEGES';
/** Of one whose storage is used up: it may look, and make room. */
export const NO_MORE = 'SELECT, DELETE, DROP, LOCK TABLES, SHOW VIEW, CREATE TEMPORARY TABLES, EXECUTE';

export const identified = (verifier: string): string =>
  `IDENTIFIED VIA ${PLUGIN} USING ${literal(checkedVerifier(verifier))}`;

/** What is run once, by the server itself: nobody is there yet who could be let in without a password. */
export function firstStatements({ username, databaseName, verifier, passwords }: DatabaseSpec): string[] {
  const made = (name: string, kept: string): string => `CREATE OR REPLACE USER ${account(name)} ${identified(kept)}`;
  const console = nativeVerifier(passwords.console);
  return [
    `DELETE FROM mysql.global_priv WHERE User NOT IN ('mariadb.sys')`,
    'DELETE FROM mysql.db',
    'FLUSH PRIVILEGES',
    `CREATE DATABASE IF NOT EXISTS ${quoted(databaseName)}`,
    made(ADMIN, nativeVerifier(passwords.admin)),
    `GRANT ALL PRIVILEGES ON *.* TO ${account(ADMIN)} WITH GRANT OPTION`,
    made(username, verifier),
    made(CONSOLE, console),
    made(READER, console),
    ...[username, CONSOLE].flatMap((name) => [
      `GRANT ${EVERYTHING} ON ${quoted(databaseName)}.* TO ${account(name)}`,
      // why: without it nobody sees procedures that somebody else has made, nor can they be backed up
      `GRANT SELECT ON mysql.proc TO ${account(name)}`,
    ]),
    `GRANT SELECT, SHOW VIEW ON ${quoted(databaseName)}.* TO ${account(READER)}`,
  ];
}

/** Lets accounts take no more data, or lets them again. */
export function rightsOf(
  { databaseName }: Pick<DatabaseSpec, 'databaseName'>,
  names: readonly string[],
  full: boolean,
): string[] {
  return names.flatMap((name) => [
    `REVOKE ALL PRIVILEGES ON ${quoted(databaseName)}.* FROM ${account(name)}`,
    `GRANT ${full ? NO_MORE : EVERYTHING} ON ${quoted(databaseName)}.* TO ${account(name)}`,
  ]);
}
