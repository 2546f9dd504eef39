// How each client opens a database, in the words of that client: a shell, servers of games in three languages, and the
// variables that all of them read. A password stands in one of them only where it was just set.
import { type DatabaseEngine, databaseUrl } from '@uos/contract/rules';

export interface Target {
  readonly engine: DatabaseEngine;
  readonly username: string;
  readonly host: string;
  readonly port: number;
  readonly databaseName: string;
  readonly options?: string;
  /** As it is typed, or what stands for it. */
  readonly password: string;
}

export const CLIENTS = ['shell', 'env', 'node', 'csharp', 'python'] as const;
export type Client = (typeof CLIENTS)[number];

/** Read by all but the shell, which asks for the password itself. */
const VARIABLES: Readonly<Record<DatabaseEngine, string>> = {
  postgresql: 'DATABASE_URL',
  mysql: 'DATABASE_URL',
  mongo: 'MONGODB_URI',
  redis: 'REDIS_URL',
};

/** Names of the shells. */
export const SHELLS: Readonly<Record<DatabaseEngine, string>> = {
  postgresql: 'psql',
  mysql: 'mysql',
  mongo: 'mongosh',
  redis: 'redis-cli',
};

type Write = (target: Target, url: string) => readonly string[];

/** why quotes: a shell that reads the file takes marks of a password for its own */
const env: Write = ({ engine }, url) => [`${VARIABLES[engine]}='${url}'`];

const WAYS: Readonly<Record<DatabaseEngine, Readonly<Record<Client, Write>>>> = {
  postgresql: {
    shell: ({ host, port, username, databaseName }) => [`psql -h ${host} -p ${port} -U ${username} -d ${databaseName}`],
    env,
    node: () => [
      `import pg from 'pg';`,
      '',
      'const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });',
      `const { rows } = await pool.query('SELECT now()');`,
    ],
    csharp: (target) => [
      'using Npgsql;',
      '',
      'await using var source = NpgsqlDataSource.Create(',
      `    "${dotnet(target, ['Host', 'Port', 'Username', 'Password', 'Database'])}");`,
      `await using var command = source.CreateCommand("SELECT now()");`,
      'var now = await command.ExecuteScalarAsync();',
    ],
    python: () => [
      'import os',
      'import psycopg',
      '',
      `with psycopg.connect(os.environ["DATABASE_URL"]) as connection:`,
      `    print(connection.execute("SELECT now()").fetchone())`,
    ],
  },
  redis: {
    shell: ({ host, port, username }) => [`redis-cli -h ${host} -p ${port} --user ${username} --askpass`],
    env,
    node: () => [
      `import { createClient } from 'redis';`,
      '',
      'const redis = await createClient({ url: process.env.REDIS_URL }).connect();',
      `await redis.set('greeting', 'hello');`,
    ],
    csharp: ({ host, port, username, password }) => [
      'using StackExchange.Redis;',
      '',
      'var redis = await ConnectionMultiplexer.ConnectAsync(new ConfigurationOptions',
      '{',
      `    EndPoints = { { "${host}", ${port} } },`,
      `    User = "${username}",`,
      `    Password = "${password}",`,
      '});',
      `await redis.GetDatabase().StringSetAsync("greeting", "hello");`,
    ],
    python: () => [
      'import os',
      'import redis',
      '',
      `client = redis.Redis.from_url(os.environ["REDIS_URL"])`,
      `client.set("greeting", "hello")`,
    ],
  },
  mysql: {
    shell: ({ host, port, username, databaseName }) => [
      `mysql -h ${host} -P ${port} -u ${username} -p ${databaseName}`,
    ],
    // why the password beside it: the client of Python reads no URL
    env: ({ password }, url) => [`DATABASE_URL='${url}'`, `MYSQL_PASSWORD='${password}'`],
    node: () => [
      `import mysql from 'mysql2/promise';`,
      '',
      'const pool = mysql.createPool(process.env.DATABASE_URL);',
      `const [rows] = await pool.query('SELECT now()');`,
    ],
    csharp: (target) => [
      'using MySqlConnector;',
      '',
      'await using var connection = new MySqlConnection(',
      `    "${dotnet(target, ['Server', 'Port', 'User ID', 'Password', 'Database'])}");`,
      'await connection.OpenAsync();',
    ],
    python: ({ host, port, username, databaseName }) => [
      'import os',
      'import pymysql',
      '',
      `connection = pymysql.connect(host="${host}", port=${port}, user="${username}",`,
      `                             password=os.environ["MYSQL_PASSWORD"], database="${databaseName}")`,
    ],
  },
  mongo: {
    shell: ({ host, port, username, databaseName }) => [
      `mongosh --host ${host} --port ${port} --username ${username} --authenticationDatabase admin ${databaseName}`,
    ],
    env,
    node: () => [
      `import { MongoClient } from 'mongodb';`,
      '',
      'const client = await MongoClient.connect(process.env.MONGODB_URI);',
      `await client.db().collection('players').countDocuments();`,
    ],
    csharp: (_target, url) => [
      'using MongoDB.Driver;',
      '',
      `var client = new MongoClient("${url}");`,
      `var players = client.GetDatabase("app").GetCollection<object>("players");`,
    ],
    python: () => [
      'import os',
      'from pymongo import MongoClient',
      '',
      `client = MongoClient(os.environ["MONGODB_URI"])`,
      `client.get_default_database()["players"].count_documents({})`,
    ],
  },
};

/** @param placeholder Stands in place of the password where that is not known, and is not encoded. */
export function snippetOf(
  client: Client,
  target: Omit<Target, 'password'>,
  password: string | undefined,
  placeholder: string,
): string {
  const shown = { ...target, password: password ?? placeholder };
  return WAYS[target.engine][client](shown, urlOf(target, password, placeholder)).join('\n');
}

/** why apart: what stands for a password is to be read, not percent signs */
export function urlOf(target: Omit<Target, 'password'>, password: string | undefined, placeholder: string): string {
  const known = databaseUrl({ ...target, password: password ?? 'x' });
  return password === undefined ? known.replace(':x@', `:${placeholder}@`) : known;
}

function dotnet({ host, port, username, password, databaseName }: Target, keys: readonly string[]): string {
  const values = [host, String(port), username, password, databaseName];
  return keys.map((key, index) => `${key}=${values[index]}`).join(';');
}
