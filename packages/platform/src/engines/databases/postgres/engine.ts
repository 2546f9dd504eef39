// PostgreSQL of this machine: a server for each database, so that a client's rights end at its own.
import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { Engine, Place, Program } from '#engines/databases/engine';
import type { LogPlace } from '#engines/databases/grown-log';
import { knownPrograms } from '#engines/databases/known-programs';
import { ADMIN, CONSOLE } from '#engines/databases/own-accounts';
import type { Runner } from '#engines/databases/runner';
import { scramVerifier } from '#engines/databases/scram';
import { fatal } from './fatal.ts';
import { lastMessages, slowStatements } from './log.ts';
import { checkedVerifier, literal, MAINTENANCE, quoted } from './names.ts';
import { findPrograms } from './programs.ts';
import { asAdmin, FIRST_PASSWORD, SOCKET, withSession } from './session.ts';
import { clientConnections, DATA_FOLDER, LOG_FOLDER, SOCKET_FOLDER, serverSettings } from './settings.ts';
import { runStatement } from './statement.ts';

const PASS = 'pgpass';
const DUMP = 'dump';

export function createPostgres(): Engine {
  const { probe, programs, known } = knownPrograms('postgresql', findPrograms);
  const logs = new Map<string, LogPlace>();
  const program = async (name: string, args: readonly string[]): Promise<Program> => ({
    command: join((await programs()).folder, name),
    args,
  });
  /** why a password that nobody chose: it is another in each database before that takes its first connection */
  const makeCluster = async (runner: Runner): Promise<void> => {
    await runner.write(FIRST_PASSWORD, `${randomBytes(24).toString('hex')}\n`);
    await runner.run(
      await program('initdb', [
        ...['--pgdata', `${runner.home}/${DATA_FOLDER}`, '--username', ADMIN, '--auth', 'scram-sha-256'],
        ...['--pwfile', `${runner.home}/${FIRST_PASSWORD}`, '--encoding', 'UTF8', '--locale', 'C.UTF-8'],
        '--no-instructions',
      ]),
    );
  };
  /** why not as the administrator: what a client has made is run on the way, and it may not run with more rights */
  const asClient = ({ runner, spec }: Place): string[] => [
    ...['--host', `${runner.home}/${SOCKET_FOLDER}`, '--username', CONSOLE, '--no-password', '--dbname'],
    [
      `dbname=${spec.databaseName}`,
      `passfile=${runner.home}/${PASS}`,
      // why: one that is full is filled from a file too
      `options='-c default_transaction_read_only=off'`,
    ].join(' '),
  ];

  return {
    name: 'postgresql',
    provider: 'native',
    probe,
    socket: SOCKET,
    stopSignal: 'SIGINT',
    dumpEnding: 'dump',
    sorry: fatal('57P03', 'the database does not start; ask its owner to look at its state'),
    verifierOf: (password) => scramVerifier(password),
    mostConnections: ({ spec }) => clientConnections(spec.size),
    async prepare({ runner, spec, folder, prepared }) {
      const { version } = await programs();
      const from = await prepared('postgresql', version, makeCluster);
      await rm(join(folder, DATA_FOLDER), { recursive: true, force: true });
      await Promise.all([SOCKET_FOLDER, LOG_FOLDER].map((name) => runner.makeFolder(name)));
      await runner.copy(join(from, DATA_FOLDER), DATA_FOLDER);
      await runner.write(FIRST_PASSWORD, (await readFile(join(from, FIRST_PASSWORD), 'utf8')).trim());
      await runner.write(PASS, `*:*:*:${CONSOLE}:${spec.passwords.console}\n`);
      await runner.write(`${DATA_FOLDER}/pg_hba.conf`, hostRules(spec.databaseName));
    },
    async found(place) {
      const { spec } = place;
      const [client, database] = [quoted(spec.username), quoted(spec.databaseName)];
      await withSession(place, asAdmin, async (session) => {
        await session.query(`ALTER ROLE ${ADMIN} PASSWORD ${literal(scramVerifier(spec.passwords.admin))}`);
        await rm(join(place.folder, FIRST_PASSWORD));
        await all(session, [
          `CREATE ROLE ${client} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
            PASSWORD ${literal(checkedVerifier(spec.verifier))}`,
          `CREATE ROLE ${CONSOLE} LOGIN NOSUPERUSER PASSWORD ${literal(scramVerifier(spec.passwords.console))}
            IN ROLE ${client}`,
          // why: what is made there belongs to the client, and is not another's in the way of a drop
          `ALTER ROLE ${CONSOLE} SET role = ${literal(spec.username)}`,
          `CREATE DATABASE ${database} OWNER ${client}`,
          `REVOKE ALL ON DATABASE ${database}, ${MAINTENANCE}, template1 FROM PUBLIC`,
        ]);
      });
    },
    server({ runner, spec }) {
      const settings = Object.entries(serverSettings(runner.home, spec.size));
      return {
        command: join(known().folder, 'postgres'),
        args: [
          '-D',
          `${runner.home}/${DATA_FOLDER}`,
          ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
        ],
      };
    },
    async ping(place) {
      await programs();
      await withSession(place, asAdmin, (session) => session.query('SELECT 1'));
    },
    async setPassword(place, text) {
      const client = quoted(place.spec.username);
      await withSession(place, asAdmin, async (session) => {
        await all(session, [
          `ALTER ROLE ${client} PASSWORD ${literal(checkedVerifier(text))}`,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = ${literal(place.spec.username)}`,
        ]);
      });
    },
    async setFull(place, full) {
      const { username } = place.spec;
      await withSession(place, asAdmin, async (session) => {
        await all(session, [
          ...[username, CONSOLE].map((name) =>
            full
              ? `ALTER ROLE ${quoted(name)} SET default_transaction_read_only = on`
              : `ALTER ROLE ${quoted(name)} RESET default_transaction_read_only`,
          ),
          // why: who is connected goes on as before
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = ${literal(username)}`,
        ]);
      });
    },
    async dump(place, signal) {
      const { runner } = place;
      await rm(join(place.folder, DUMP), { recursive: true, force: true });
      await runner.makeFolder(DUMP);
      const path = `${DUMP}/all.dump`;
      await runner.run(
        await program('pg_dump', [...asClient(place), '--format=custom', '--file', `${runner.home}/${path}`]),
        { signal },
      );
      return path;
    },
    async restore(place, path, signal) {
      const { runner, spec } = place;
      const database = quoted(spec.databaseName);
      await withSession(place, asAdmin, async (session) => {
        await all(session, [
          `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`,
          `CREATE DATABASE ${database} OWNER ${quoted(spec.username)}`,
          `REVOKE ALL ON DATABASE ${database} FROM PUBLIC`,
        ]);
      });
      await runner.run(
        await program('pg_restore', [
          ...asClient(place),
          ...['--no-owner', '--no-privileges', '--exit-on-error'],
          `${runner.home}/${path}`,
        ]),
        { signal },
      );
    },
    query: (place, statement) =>
      runStatement((options, work) => withSession(place, { as: 'console', ...options }, work), statement),
    async statements(place) {
      return withSession(place, asAdmin, async (session) => {
        const { rows } = await session.query<{ count: string }>(
          'SELECT xact_commit + xact_rollback AS count FROM pg_stat_database WHERE datname = $1',
          [place.spec.databaseName],
        );
        return Number(rows[0]?.count ?? 0);
      });
    },
    async slow({ folder, spec }) {
      const place = logs.get(spec.id) ?? { offset: 0 };
      logs.set(spec.id, place);
      return slowStatements(folder, place);
    },
    async lastLines({ folder }) {
      const files = await readdir(join(folder, LOG_FOLDER)).catch(() => []);
      return files.length === 0 ? [] : lastMessages(folder);
    },
  };
}

/** Who may connect as what; the platform's own from the socket only, as everybody. */
function hostRules(databaseName: string): string {
  return [
    `local all "${ADMIN}" scram-sha-256`,
    `local "${databaseName}" all scram-sha-256`,
    'local all all reject',
    '',
  ].join('\n');
}

async function all(session: Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    await session.query(statement);
  }
}
