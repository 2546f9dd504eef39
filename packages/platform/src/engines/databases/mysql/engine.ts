// MariaDB of this machine: a server for each database, so that a client's rights end at its own.
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine, Place, Program } from '#engines/databases/engine';
import type { LogPlace } from '#engines/databases/grown-log';
import { knownPrograms } from '#engines/databases/known-programs';
import { lastLinesOf } from '#engines/databases/last-lines';
import { CONSOLE, READER } from '#engines/databases/own-accounts';
import type { Runner } from '#engines/databases/runner';
import { firstStatements, identified, rightsOf } from './accounts.ts';
import { account, literal, quoted } from './names.ts';
import { nativeVerifier } from './native-password.ts';
import { findPrograms, type Programs } from './programs.ts';
import { refusal } from './refusal.ts';
import { all, asAdmin, type Session, withSession } from './session.ts';
import {
  clientConnections,
  DATA_FOLDER,
  ERROR_LOG,
  LOG_FOLDER,
  SOCKET,
  SOCKET_FOLDER,
  STORE_SETTINGS,
  serverSettings,
  TMP_FOLDER,
} from './settings.ts';
import { slowStatements } from './slow-log.ts';
import { runStatement } from './statement.ts';

/** It is there until the server has run it once. */
const FIRST = 'first.sql';
const LOGIN = 'client.cnf';
const DUMP = 'dump.sql';

export function createMariadb(): Engine {
  const { probe, programs, known } = knownPrograms('mysql', findPrograms);
  const logs = new Map<string, LogPlace>();
  const makeTables = async (runner: Runner): Promise<void> => {
    await runner.makeFolder(TMP_FOLDER);
    await runner.run({
      command: (await programs()).install,
      args: [
        ...['--no-defaults', `--datadir=${runner.home}/${DATA_FOLDER}`, `--tmpdir=${runner.home}/${TMP_FOLDER}`],
        ...['--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve'],
        ...STORE_SETTINGS,
      ],
    });
  };

  return {
    name: 'mysql',
    provider: 'native',
    probe,
    socket: SOCKET,
    stopSignal: 'SIGTERM',
    dumpEnding: 'sql',
    sorry: refusal(1053, 'the database does not start; ask its owner to look at its state'),
    verifierOf: nativeVerifier,
    mostConnections: ({ spec }) => clientConnections(spec.size),
    async prepare({ runner, spec, folder, prepared }) {
      const { version } = await programs();
      const from = await prepared('mysql', version, makeTables);
      await rm(join(folder, DATA_FOLDER), { recursive: true, force: true });
      await Promise.all([SOCKET_FOLDER, LOG_FOLDER, TMP_FOLDER].map((name) => runner.makeFolder(name)));
      await runner.copy(join(from, DATA_FOLDER), DATA_FOLDER);
      await runner.fillHoles(`${DATA_FOLDER}/ibdata1`);
      await runner.write(FIRST, `${firstStatements(spec).join(';\n')};\n`);
      await runner.write(LOGIN, loginFile(spec.passwords.console));
    },
    async found({ folder }) {
      await rm(join(folder, FIRST));
    },
    server({ runner, spec, folder }) {
      return {
        command: known().server,
        args: [
          '--no-defaults',
          ...serverSettings(runner.home, spec.size),
          ...(existsSync(join(folder, FIRST)) ? [`--init-file=${runner.home}/${FIRST}`] : []),
        ],
      };
    },
    async ping(place) {
      await programs();
      await asAdmin(place, (session) => session.query('SELECT 1'));
    },
    async setPassword(place, verifier) {
      const { username } = place.spec;
      await asAdmin(place, async (session) => {
        await session.query(`ALTER USER ${account(username)} ${identified(verifier)}`);
        await endSessions(session, username);
      });
    },
    async setFull(place, full) {
      const { spec } = place;
      await asAdmin(place, async (session) => {
        await all(session, rightsOf(spec, [spec.username, CONSOLE], full));
        // why: who is connected goes on as before
        await endSessions(session, spec.username);
      });
    },
    async dump({ runner, spec }, signal) {
      const { dump } = await programs();
      await runner.run(
        {
          command: dump,
          args: [
            `--defaults-file=${runner.home}/${LOGIN}`,
            ...['--protocol=socket', `--socket=${runner.home}/${SOCKET}`, `--result-file=${runner.home}/${DUMP}`],
            // why none locked: it is of one moment by itself, and nobody waits for it
            ...['--single-transaction', '--skip-lock-tables', '--quick', '--routines', '--triggers', '--events'],
            ...['--hex-blob', '--no-tablespaces', '--skip-comments', '--default-character-set=utf8mb4'],
            spec.databaseName,
          ],
        },
        { signal },
      );
      return DUMP;
    },
    async restore(place, path, signal) {
      const { runner, spec } = place;
      const database = quoted(spec.databaseName);
      const isFull = await asAdmin(place, async (session) => {
        const { rows } = await session.query(
          `SELECT Insert_priv FROM mysql.db WHERE User = ${literal(spec.username)} AND Db = ${literal(spec.databaseName)}`,
        );
        await all(session, [
          // why: one that is full is filled from a file too
          ...rightsOf(spec, [CONSOLE], false),
          `DROP DATABASE IF EXISTS ${database}`,
          `CREATE DATABASE ${database}`,
        ]);
        return rows[0]?.[0] === 'N';
      });
      await runner.run(readProgram(await programs(), place, path), { signal });
      if (isFull) {
        await asAdmin(place, (session) => all(session, rightsOf(spec, [CONSOLE], true)));
      }
    },
    query(place, statement) {
      const { databaseName: database, passwords } = place.spec;
      const login = { user: statement.readOnly ? READER : CONSOLE, password: passwords.console, database };
      return runStatement(
        {
          open: (options, work) => withSession(place, { ...options, ...login }, work),
          end: (number) => asAdmin(place, (session) => session.query(`KILL ${number}`)),
        },
        statement,
      );
    },
    async statements(place) {
      return asAdmin(place, async (session) => {
        const { rows } = await session.query(`SHOW GLOBAL STATUS LIKE 'Questions'`);
        return Number(rows[0]?.[1] ?? 0);
      });
    },
    async slow({ folder, spec }) {
      const place = logs.get(spec.id) ?? { offset: 0 };
      logs.set(spec.id, place);
      return slowStatements(folder, place);
    },
    async lastLines({ folder }) {
      return lastLinesOf(await readFile(join(folder, ERROR_LOG), 'utf8').catch(() => ''));
    },
  };
}

/**
 * why without who defined what: it is read with the client's rights, who may name nobody else, and what is made is its own.
 * The programs' own words begin a line; in data no line has a second one.
 */
const UNDEFINED =
  '/^(CREATE |\\/\\*!50013 |\\/\\*!50003 CREATE\\*\\/ \\/\\*!50017 |\\/\\*!50106 CREATE\\*\\/ \\/\\*!50117 )DEFINER=/' +
  's/DEFINER=`[^`]*`@`[^`]*` ?//';

/** why so: the wall shows what is below `/usr` */
const SHELL = existsSync('/usr/bin/sh') ? '/usr/bin/sh' : '/bin/sh';

function readProgram({ shell }: Programs, { runner, spec }: Place, path: string): Program {
  const args = [
    `--defaults-file=${runner.home}/${LOGIN}`,
    ...['--protocol=socket', `--socket=${runner.home}/${SOCKET}`, '--batch', '--default-character-set=utf8mb4'],
    // why: a file of SQL is no script of the shell
    ...['--binary-mode', '--loose-sandbox', `--database=${spec.databaseName}`],
  ];
  const script = `LC_ALL=C sed -E '${UNDEFINED}' '${runner.home}/${path}' | "$0" "$@"`;
  return { command: SHELL, args: ['-c', script, shell, ...args] };
}

function loginFile(password: string): string {
  return ['[client]', `user=${CONSOLE}`, `password=${password}`, ''].join('\n');
}

async function endSessions(session: Session, name: string): Promise<void> {
  await session.query(`KILL USER ${account(name)}`);
}
