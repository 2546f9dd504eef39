// How programs reach a database: one address with everything percent-encoded, and the variables that clients read.

type Engine = 'postgresql' | 'mysql' | 'mongo' | 'redis';

export interface DatabaseAccess {
  readonly engine: Engine;
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
  /** Empty for Redis. */
  readonly databaseName: string;
  /** What stands behind the name of the database; without it what every server of that engine needs. */
  readonly options?: string;
}

/** What has to stand behind the name of the database, as the platform writes how clients connect. */
export function optionsIn(connectionString: string): string {
  const at = connectionString.indexOf('?');
  return at === -1 ? '' : connectionString.slice(at + 1);
}

const SCHEMES: Readonly<Record<Engine, string>> = {
  postgresql: 'postgresql',
  mysql: 'mysql',
  mongo: 'mongodb',
  redis: 'redis',
};

/** `postgresql://ana:a%23b@127.0.0.1:33000/app`. */
export function databaseUrl(access: DatabaseAccess): string {
  const { engine, host, port, username, password, databaseName } = access;
  const place = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  const path = databaseName === '' ? '' : `/${percentEncoded(databaseName)}`;
  // why: accounts of MongoDB are known in its database admin, whichever database is opened
  const { options = engine === 'mongo' ? 'authSource=admin' : '' } = access;
  const query = options === '' ? '' : `?${options}`;
  return `${SCHEMES[engine]}://${percentEncoded(username)}:${percentEncoded(password)}@${place}${path}${query}`;
}

/** By the names that clients of the engine read, each with `prefix` before it. */
export function databaseVariables(access: DatabaseAccess, prefix = ''): Readonly<Record<string, string>> {
  const { engine, host, port, username, password, databaseName } = access;
  const url = databaseUrl(access);
  const named: Readonly<Record<Engine, Readonly<Record<string, string>>>> = {
    postgresql: {
      ...{ DATABASE_URL: url, PGHOST: host, PGPORT: String(port), PGUSER: username, PGPASSWORD: password },
      PGDATABASE: databaseName,
    },
    mysql: {
      ...{ DATABASE_URL: url, MYSQL_HOST: host, MYSQL_PORT: String(port), MYSQL_USER: username },
      ...{ MYSQL_PASSWORD: password, MYSQL_DATABASE: databaseName },
    },
    mongo: { MONGODB_URI: url, MONGODB_DATABASE: databaseName },
    redis: {
      ...{ REDIS_URL: url, REDIS_HOST: host, REDIS_PORT: String(port), REDIS_USERNAME: username },
      REDIS_PASSWORD: password,
    },
  };
  return Object.fromEntries(Object.entries(named[engine]).map(([name, value]) => [`${prefix}${name}`, value]));
}

/** why more than encodeURIComponent does: what a shell or a template of Markdown would read for its own is left out */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
