// What the query console begins with, by database: what was typed before, and what another tab hands to it. It lives as long
// as the page: statements hold values, which are nothing for an address.

export interface Ran {
  readonly statement: string;
  readonly at: number;
  readonly durationMs?: number;
  readonly rowCount?: number;
  readonly hasFailed: boolean;
}

interface Kept {
  statement: string;
  history: readonly Ran[];
}

const MOST = 20;
const kept = new Map<string, Kept>();

export function keptOf(databaseId: string): Kept {
  const known = kept.get(databaseId) ?? { statement: '', history: [] };
  kept.set(databaseId, known);
  return known;
}

export function beginWith(databaseId: string, statement: string): void {
  keptOf(databaseId).statement = statement;
}

/** Newest first, each statement once. */
export function withRun(history: readonly Ran[], ran: Ran): readonly Ran[] {
  return [ran, ...history.filter(({ statement }) => statement !== ran.statement)].slice(0, MOST);
}
