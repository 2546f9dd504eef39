// Accounts of a server beside its client's own. A client's name has at most 16 characters, so that it is none of them.

export const ADMIN = 'uos_administrator';
/** With the rights of the client, for statements that are run for somebody at the console. */
export const CONSOLE = 'uos_query_console';
/** Looks at what there is for somebody at the console, and changes nothing. */
export const READER = 'uos_query_reading';

export interface OwnAccounts {
  readonly console: string;
  readonly reader: string;
}

/** Of a server that has one database alone. */
export const OWN: OwnAccounts = { console: CONSOLE, reader: READER };

/** Of one that has others' too: names are the server's, so that they carry what is this database's alone. */
export function ownBeside({ id }: { readonly id: string }): OwnAccounts {
  const end = suffixOf(id);
  return { console: `${CONSOLE}_${end}`, reader: `${READER}_${end}` };
}

/** How names of a database end on a server that has others' too: twelve digits of its id. */
export const suffixOf = (id: string): string => id.replaceAll('-', '').slice(0, 12);
