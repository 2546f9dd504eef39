// Accounts of a server beside its client's own. A client's name has at most 16 characters, so that it is none of them.

export const ADMIN = 'uos_administrator';
export const CONSOLE = 'uos_query_console';
/** Looks at what there is for somebody at the console, and changes nothing. */
export const READER = 'uos_query_reading';

export function quoted(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``;
}

export function literal(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** Whoever connects comes through a socket, which is one host to the server. */
export function account(name: string): string {
  return `${literal(name)}@'localhost'`;
}
