// The URL of a server that the operator has named. It is a secret: nothing here, and nothing that is thrown, says it again.
import type { EngineName, ServerAddress } from '#engines/databases/port';
import { isReadable, isSpelled } from './encryption.ts';

/** Engines of which several databases stand side by side on one server, each with accounts of its own. */
export const SERVER_ENGINES = ['postgresql', 'mysql', 'mongo'] as const satisfies readonly EngineName[];
export type ServerEngine = (typeof SERVER_ENGINES)[number];
export type ServerUrls = Readonly<Partial<Record<ServerEngine, string>>>;

interface Kind {
  readonly schemes: readonly string[];
  readonly port: number;
  /** Options that clients have to give too; what else stands there is the platform's own. */
  readonly shared: readonly string[];
  readonly example: string;
}

const KINDS: Readonly<Record<ServerEngine, Kind>> = {
  postgresql: {
    ...{ schemes: ['postgresql:', 'postgres:'], port: 5432, shared: ['sslmode'] },
    example: 'postgresql://root:password@db.example.com:5432/?sslmode=require',
  },
  mysql: {
    ...{ schemes: ['mysql:', 'mariadb:'], port: 3306, shared: ['ssl-mode'] },
    example: 'mysql://root:password@db.example.com:3306/?ssl-mode=REQUIRED',
  },
  mongo: {
    ...{ schemes: ['mongodb:'], port: 27_017, shared: ['tls', 'ssl', 'replicaSet'] },
    example: 'mongodb://root:password@db.example.com:27017/?tls=true',
  },
};

/** What it is named by. */
export const serverVariable = (engine: ServerEngine): string => `UOS_DATABASE_${engine.toUpperCase()}_URL`;

export const serverExample = (engine: ServerEngine): string => KINDS[engine].example;

/** undefined where it is no URL of one such server with an account */
export function readServerUrl(engine: ServerEngine, text: string): ServerAddress | undefined {
  const { schemes, port, shared } = KINDS[engine];
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // why one alone: several with commas are no URL to everybody, and the first tells of the others
  if (url === undefined || !schemes.includes(url.protocol) || !/^[^,%]+$/.test(url.hostname)) {
    return undefined;
  }
  if (url.username === '' || url.password === '') {
    return undefined;
  }
  if (isSpelled(engine) && !isReadable(engine, url)) {
    return undefined;
  }
  const options = [...url.searchParams].filter(([name]) => shared.includes(name));
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? port : Number(url.port),
    options: new URLSearchParams(options).toString(),
  };
}
