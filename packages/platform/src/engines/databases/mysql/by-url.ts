// A MariaDB that the operator has named: accounts of a database may do everything in it, and see no other.
import { ownBeside } from '#engines/databases/own-accounts';
import { EngineFailed, type Named, type ServerAddress, ServerAway, StatementRefused } from '#engines/databases/port';
import { encryptionFault, encryptionOf } from '#engines/databases/servers/encryption';
import { refusedBy, refusesAccount, type Server, tooOld } from '#engines/databases/servers/server';
import { EVERYTHING, identified, NO_MORE } from './accounts.ts';
import { account, literal, quoted } from './names.ts';
import { nativeVerifier } from './native-password.ts';
import { all, ServerError, type Session, SessionCut, withReach } from './session.ts';
import { runStatement } from './statement.ts';

const ENGINE = 'mysql';
/** The first in which an account can be locked. */
const OLDEST = [10, 4] as const;
const ACCESS_DENIED = 1045;
const TIMEOUT_MS = 60_000;
/** why: clients come from wherever they are */
const ANYWHERE = '%';

export function createMariadbByUrl(text: string, address: ServerAddress): Server {
  const url = new URL(text);
  const where = { host: address.host, port: address.port };
  const encryption = encryptionOf(ENGINE, url.searchParams);
  const operator = {
    ...{ user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
    ...{ timeoutMs: TIMEOUT_MS, encryption },
  };
  const asOperator = async <Result>(work: (session: Session) => Promise<Result>): Promise<Result> => {
    try {
      return await withReach(where, operator, work);
    } catch (error) {
      throw faultOf(error);
    }
  };

  return {
    engine: ENGINE,
    address,
    async probe() {
      const { rows } = await asOperator((session) => session.query('SELECT VERSION()'));
      const [said = ''] = rows[0] ?? [];
      const [version = '', major = '', minor = ''] = /^(\d+)\.(\d+)\.\d+/.exec(said ?? '') ?? [];
      const isNew = Number(major) > OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) >= OLDEST[1]);
      const available = isNew && said?.includes('MariaDB') === true;
      return {
        available,
        version,
        reason: available ? '' : tooOld(ENGINE, said ?? '', `MariaDB ${OLDEST.join('.')}`),
      };
    },
    async admit(spec) {
      const { username, databaseName, verifier, passwords } = spec;
      const { console, reader } = ownBeside(spec);
      const own = nativeVerifier(passwords.console);
      const known = (name: string, kept: string) => [
        `CREATE USER IF NOT EXISTS ${anywhere(name)} ${identified(kept)}`,
        `ALTER USER ${anywhere(name)} ${identified(kept)} ACCOUNT UNLOCK`,
      ];
      await asOperator((session) =>
        all(session, [
          `CREATE DATABASE IF NOT EXISTS ${quoted(databaseName)}`,
          ...[...known(username, verifier), ...known(console, own), ...known(reader, own)],
          ...[username, console].map((name) => `GRANT ${EVERYTHING} ON ${within(databaseName)} TO ${anywhere(name)}`),
          `GRANT SELECT, SHOW VIEW ON ${within(databaseName)} TO ${anywhere(reader)}`,
        ]),
      );
    },
    bar: (one) =>
      asOperator((session) =>
        all(
          session,
          accountsOf(one).flatMap((name) => [`ALTER USER IF EXISTS ${anywhere(name)} ACCOUNT LOCK`, ended(name)]),
        ),
      ),
    drop: (one) =>
      asOperator((session) =>
        all(session, [
          ...accountsOf(one).flatMap((name) => [`DROP USER IF EXISTS ${anywhere(name)}`, ended(name)]),
          `DROP DATABASE IF EXISTS ${quoted(one.databaseName)}`,
        ]),
      ),
    setPassword: ({ username }, verifier) =>
      asOperator((session) =>
        all(session, [`ALTER USER ${anywhere(username)} ${identified(verifier)}`, ended(username)]),
      ),
    setFull: (spec, full) =>
      asOperator((session) =>
        all(
          session,
          [spec.username, ownBeside(spec).console].flatMap((name) => [
            `REVOKE ALL PRIVILEGES ON ${within(spec.databaseName)} FROM ${anywhere(name)}`,
            `GRANT ${full ? NO_MORE : EVERYTHING} ON ${within(spec.databaseName)} TO ${anywhere(name)}`,
            // why: who is connected goes on as before
            ended(name),
          ]),
        ),
      ),
    async query(spec, statement) {
      const { console, reader } = ownBeside(spec);
      const user = statement.readOnly ? reader : console;
      try {
        return await runStatement(
          {
            open: (options, work) =>
              withReach(
                where,
                { ...options, user, password: spec.passwords.console, database: spec.databaseName, encryption },
                work,
              ),
            end: (number) => asOperator((session) => session.query(`KILL ${number}`)),
          },
          statement,
        );
      } catch (error) {
        throw error instanceof StatementRefused ? error : faultOf(error);
      }
    },
    async diskBytes({ databaseName }) {
      const { rows } = await asOperator((session) =>
        session.query(
          `SELECT SUM(data_length + index_length) FROM information_schema.tables WHERE table_schema = ${literal(databaseName)}`,
        ),
      );
      return Number(rows[0]?.[0] ?? 0);
    },
  };
}

const anywhere = (name: string): string => account(name, ANYWHERE);
const ended = (name: string): string => `KILL USER ${literal(name)}`;
const accountsOf = (one: Named): string[] => [one.username, ...Object.values(ownBeside(one))];

/** why: where rights are given, a line below stands for any mark */
const within = (databaseName: string): string => `${quoted(databaseName.replaceAll('_', '\\_'))}.*`;

/** why the codes alone: words may hold the statement, and with it what is kept of a password */
function faultOf(error: unknown): unknown {
  if (error instanceof ServerError) {
    return error.code === ACCESS_DENIED ? new EngineFailed(refusesAccount(ENGINE)) : refusedBy(ENGINE, error.code);
  }
  return error instanceof SessionCut ? (encryptionFault(ENGINE, error.cause) ?? new ServerAway(ENGINE)) : error;
}
