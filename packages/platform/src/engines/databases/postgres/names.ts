// Names and texts as PostgreSQL reads them in a statement.
import { createHash } from 'node:crypto';
import { isVerifier } from '#engines/databases/scram';

/** The database that is there before that of the client. */
export const MAINTENANCE = 'postgres';

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** why checked: it is written into a statement, which takes no parameters */
export function checkedVerifier(text: string): string {
  if (!isVerifier(text)) {
    throw new Error(`no verifier of a password: ${createHash('sha256').update(text).digest('hex').slice(0, 8)}`);
  }
  return text;
}
