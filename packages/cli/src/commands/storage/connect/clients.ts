// The shells of the engines: what each is called, how it is told where to go, and what installs it.
import { type DatabaseAccess, type DatabaseEngine, databaseUrl } from '@uos/contract/rules';

export interface Client {
  /** Any of them does; the first that is there. */
  readonly programs: readonly string[];
  args(access: DatabaseAccess): readonly string[];
  /** What it reads the password from: a line is seen by everybody on the machine. */
  env(access: DatabaseAccess): Readonly<Record<string, string>>;
  readonly install: { readonly debian: string; readonly mac: string; readonly windows: string };
}

export const CLIENTS: Readonly<Record<DatabaseEngine, Client>> = {
  postgresql: {
    programs: ['psql'],
    args: ({ host, port, username, databaseName }) => [
      ...[`--host=${host}`, `--port=${port}`, `--username=${username}`, `--dbname=${databaseName}`],
      '--no-password',
    ],
    env: ({ password }) => ({ PGPASSWORD: password }),
    install: {
      debian: 'apt-get install postgresql-client',
      mac: 'brew install libpq && brew link --force libpq',
      windows: 'scoop install postgresql',
    },
  },
  redis: {
    programs: ['redis-cli', 'valkey-cli'],
    args: ({ host, port, username }) => ['-h', host, '-p', String(port), '--user', username],
    env: ({ password }) => ({ REDISCLI_AUTH: password, VALKEYCLI_AUTH: password }),
    install: {
      debian: 'apt-get install redis-tools',
      mac: 'brew install redis',
      windows: 'scoop install redis',
    },
  },
  mysql: {
    programs: ['mariadb', 'mysql'],
    args: ({ host, port, username, databaseName }) => [
      ...[`--host=${host}`, `--port=${port}`, `--user=${username}`, '--protocol=tcp', `--database=${databaseName}`],
    ],
    env: ({ password }) => ({ MYSQL_PWD: password }),
    install: {
      debian: 'apt-get install mariadb-client',
      mac: 'brew install mariadb',
      windows: 'scoop install mariadb',
    },
  },
  mongo: {
    programs: ['mongosh'],
    // why so: it takes an address with a password on its line alone, and reads its environment in what it runs
    args: () => ['--nodb', '--quiet', '--shell', '--eval', 'db = connect(process.env.UOS_STORAGE_URL)'],
    env: (access) => ({ UOS_STORAGE_URL: databaseUrl(access) }),
    install: {
      debian: 'npm install --global mongosh',
      mac: 'brew install mongosh',
      windows: 'scoop install mongosh',
    },
  },
};
