// Accounts of a server beside its client's own. A client's name has at most 16 characters, so that it is none of them.

export const ADMIN = 'uos_administrator';
export const CONSOLE = 'uos_query_console';
/** The database that is there before that of the client. */
export const MAINTENANCE = 'postgres';

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
