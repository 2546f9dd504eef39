// How clients reach a database: one URL, in which every mark of a password stands as it has to.

const SCHEMES = {
  postgresql: 'postgresql',
  mysql: 'mysql',
  mongo: 'mongodb',
  redis: 'redis',
} as const;

export interface DatabaseAddress {
  readonly engine: keyof typeof SCHEMES;
  readonly username: string;
  /** As it is typed; the URL has none where it is left out. */
  readonly password?: string | undefined;
  readonly host: string;
  readonly port: number;
  /** Empty for engines without a name. */
  readonly databaseName: string;
}

/** @example databaseUrl({ engine: 'redis', username: 'default', password: 'a^b', … }) // redis://default:a%5Eb@… */
export function databaseUrl({ engine, username, password, host, port, databaseName }: DatabaseAddress): string {
  const who = [username, ...(password === undefined ? [] : [password])].map(urlPart).join(':');
  // why no brackets around a name: those of version 6 alone hold colons
  const where = host.includes(':') ? `[${host}]` : host;
  return `${SCHEMES[engine]}://${who}@${where}:${port}${databaseName === '' ? '' : `/${urlPart(databaseName)}`}`;
}

/** why more than `encodeURIComponent`: it leaves marks of passwords that shells and some clients read otherwise */
export function urlPart(words: string): string {
  return encodeURIComponent(words).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
