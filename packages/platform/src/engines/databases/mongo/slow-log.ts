// Commands that took long, from the lines that a server writes of them.
import { join } from 'node:path';
import { type LogPlace, readGrown } from '#engines/databases/grown-log';
import type { SlowStatement } from '#engines/databases/port';

export const LOG_FOLDER = 'log';
export const LOG = `${LOG_FOLDER}/server.log`;
const SLOW_QUERY = 51_803;
const CHARACTERS = 10_000;

interface Line {
  readonly t?: { readonly $date?: string };
  readonly id?: number;
  readonly attr?: {
    readonly ns?: string;
    readonly user?: string;
    readonly command?: Readonly<Record<string, unknown>>;
    readonly docsExamined?: number;
    readonly durationMillis?: number;
  };
}

export async function slowCommands(
  folder: string,
  place: LogPlace,
  username: string,
): Promise<readonly SlowStatement[]> {
  const text = await readGrown(join(folder, LOG), place);
  return text.split('\n').flatMap((line) => slowOf(line, username));
}

export function slowOf(line: string, username: string): SlowStatement[] {
  if (!line.includes(String(SLOW_QUERY))) {
    return [];
  }
  const { t, id, attr = {} } = lineOf(line);
  const { ns = '', command, docsExamined, durationMillis = 0, user = username } = attr;
  const [database = ''] = ns.split('.');
  // why not: what the platform itself does with accounts is nobody's
  if (id !== SLOW_QUERY || command === undefined || ['admin', 'config', 'local'].includes(database)) {
    return [];
  }
  return [
    {
      at: new Date(t?.$date ?? 0).toISOString(),
      durationMs: durationMillis,
      statement: JSON.stringify(withoutOwn(command)).slice(0, CHARACTERS),
      ...{ database, user },
      ...(docsExamined !== undefined && { rowsExamined: docsExamined }),
    },
  ];
}

function lineOf(line: string): Line {
  try {
    return JSON.parse(line) as Line;
  } catch {
    return {};
  }
}

const OWN = new Set(['lsid', '$db', '$clusterTime', '$readPreference', 'txnNumber']);

function withoutOwn(command: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(command).filter(([name]) => !OWN.has(name)));
}
