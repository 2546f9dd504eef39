// Names and texts as MariaDB reads them in a statement.

export function quoted(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``;
}

export function literal(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** Whoever connects comes through a socket unless told, which is one host to the server. */
export function account(name: string, host = 'localhost'): string {
  return `${literal(name)}@${literal(host)}`;
}
