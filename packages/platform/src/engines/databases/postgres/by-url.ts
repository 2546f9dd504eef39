// A PostgreSQL that the operator has named: each database belongs to an account that has nothing else there. What others have
// opened to everybody on that server, its operator has to close.
import type { Client } from 'pg';
import { ownBeside } from '#engines/databases/own-accounts';
import { EngineFailed, type ServerAddress, ServerAway, StatementRefused } from '#engines/databases/port';
import { scramVerifier } from '#engines/databases/scram';
import { encryptionFault, encryptionOf } from '#engines/databases/servers/encryption';
import { refusedBy, refusesAccount, type Server, tooOld } from '#engines/databases/servers/server';
import { checkedVerifier, literal, MAINTENANCE, quoted } from './names.ts';
import { type Reach, withReach } from './session.ts';
import { clientConnections } from './settings.ts';
import { runStatement } from './statement.ts';

const ENGINE = 'postgresql';
const OLDEST = 15;

export function createPostgresByUrl(text: string, address: ServerAddress): Server {
  const url = new URL(text);
  const operator = {
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)) || MAINTENANCE,
  };
  const reach = (login: typeof operator): Reach => ({
    ...login,
    where: { host: address.host, port: address.port },
    encryption: encryptionOf(ENGINE, url.searchParams),
  });
  const asOperator = async <Result>(work: (client: Client) => Promise<Result>): Promise<Result> => {
    try {
      return await withReach(reach(operator), {}, work);
    } catch (error) {
      throw faultOf(error);
    }
  };

  return {
    engine: ENGINE,
    address,
    async probe() {
      const version = await asOperator(async (client) => {
        const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
        return rows[0]?.server_version.split(' ')[0] ?? '';
      });
      const isNew = Number.parseInt(version, 10) >= OLDEST;
      return { available: isNew, version, reason: isNew ? '' : tooOld(ENGINE, version, OLDEST) };
    },
    async admit(spec) {
      const { username, databaseName, verifier, passwords, size } = spec;
      const { console } = ownBeside(spec);
      const [client, database] = [quoted(username), quoted(databaseName)];
      await asOperator(async (session) => {
        const rights = 'NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';
        for (const name of await missing(session, 'pg_roles', 'rolname', [username, console])) {
          await session.query(`CREATE ROLE ${quoted(name)} ${rights}`);
        }
        await all(session, [
          `ALTER ROLE ${client} LOGIN CONNECTION LIMIT ${clientConnections(size)} PASSWORD ${literal(checkedVerifier(verifier))}`,
          `ALTER ROLE ${quoted(console)} LOGIN PASSWORD ${literal(scramVerifier(passwords.console))}`,
          // why to us too: of a role that nobody is a member of no database is made, nor its connections ended
          `GRANT ${client} TO ${quoted(console)}, CURRENT_USER`,
          `GRANT ${quoted(console)} TO CURRENT_USER`,
          `ALTER ROLE ${quoted(console)} SET role = ${literal(username)}`,
        ]);
        for (const _ of await missing(session, 'pg_database', 'datname', [databaseName])) {
          await session.query(`CREATE DATABASE ${database} OWNER ${client}`);
        }
        await session.query(`REVOKE ALL ON DATABASE ${database} FROM PUBLIC`);
      });
    },
    bar: (one) =>
      asOperator(async (session) => {
        const { console } = ownBeside(one);
        const names = [one.username, console];
        const gone = new Set(await missing(session, 'pg_roles', 'rolname', names));
        await all(
          session,
          names.filter((name) => !gone.has(name)).map((name) => `ALTER ROLE ${quoted(name)} NOLOGIN`),
        );
        await session.query(ENDED, [names]);
      }),
    drop: (one) =>
      asOperator((session) =>
        all(session, [
          `DROP DATABASE IF EXISTS ${quoted(one.databaseName)} WITH (FORCE)`,
          `DROP ROLE IF EXISTS ${quoted(ownBeside(one).console)}`,
          `DROP ROLE IF EXISTS ${quoted(one.username)}`,
        ]),
      ),
    setPassword: ({ username }, verifier) =>
      asOperator(async (session) => {
        await session.query(`ALTER ROLE ${quoted(username)} PASSWORD ${literal(checkedVerifier(verifier))}`);
        await session.query(ENDED, [[username]]);
      }),
    setFull: (spec, full) =>
      asOperator(async (session) => {
        const names = [spec.username, ownBeside(spec).console];
        await all(
          session,
          names.map((name) =>
            full
              ? `ALTER ROLE ${quoted(name)} SET default_transaction_read_only = on`
              : `ALTER ROLE ${quoted(name)} RESET default_transaction_read_only`,
          ),
        );
        // why: who is connected goes on as before
        await session.query(ENDED, [names]);
      }),
    async query(spec, statement) {
      const { databaseName: database, passwords } = spec;
      const login = { user: ownBeside(spec).console, password: passwords.console, database };
      try {
        return await runStatement((options, work) => withReach(reach(login), options, work), statement);
      } catch (error) {
        throw error instanceof StatementRefused ? error : faultOf(error);
      }
    },
    diskBytes: ({ databaseName }) =>
      asOperator(async (session) => {
        const { rows } = await session.query<{ bytes: string }>('SELECT pg_database_size($1) AS bytes', [databaseName]);
        return Number(rows[0]?.bytes ?? 0);
      }),
  };
}

const ENDED = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = ANY($1)';

/** Those of the names that the server does not have. */
async function missing(
  session: Client,
  table: 'pg_roles' | 'pg_database',
  column: 'rolname' | 'datname',
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await session.query<{ name: string }>(
    `SELECT ${column}::text AS name FROM ${table} WHERE ${column} = ANY($1)`,
    [names],
  );
  const known = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}

async function all(session: Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    await session.query(statement);
  }
}

/** why the codes alone: words may hold the statement, and with it what is kept of a password */
function faultOf(error: unknown): unknown {
  const { code = '' } = error as { readonly code?: string };
  if (/^28/.test(code)) {
    return new EngineFailed(refusesAccount(ENGINE));
  }
  if (/^[0-9A-Z]{5}$/.test(code) && !/^(57P|08)/.test(code)) {
    return refusedBy(ENGINE, code);
  }
  return error instanceof EngineFailed || error instanceof TypeError
    ? error
    : (encryptionFault(ENGINE, error) ?? new ServerAway(ENGINE));
}
