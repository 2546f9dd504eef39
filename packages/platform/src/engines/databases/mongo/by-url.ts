// A MongoDB that the operator has named: each database has accounts there that know no other. They are written with what is
// kept of a password, as everywhere, so that the operator's account needs the role `root`, or one that may do the same.
import type { MongoClient, UUID } from 'mongodb';
import { ownBeside } from '#engines/databases/own-accounts';
import { EngineFailed, type Named, type ServerAddress, ServerAway } from '#engines/databases/port';
import { certificateFault } from '#engines/databases/servers/encryption';
import { refusedBy, refusesAccount, type Server, tooOld } from '#engines/databases/servers/server';
import { listens, OLDEST, withClient } from './session.ts';
import { runMongoCommand } from './statement.ts';
import { credentialIn, MECHANISM, makeFullRole, rolesOf, USERS, type User, usersOf } from './users.ts';

const ENGINE = 'mongo';
const ROLE = 'readWrite';
const [LOGIN_FAILED, ROLE_EXISTS] = [18, 51_002];
/** Of whoever logs in there, not of clients. */
const OPERATOR_OPTIONS = ['authSource', 'authMechanism', 'authMechanismProperties'];

export function createMongoByUrl(text: string, address: ServerAddress): Server {
  const everybody = withoutAccount(text);
  /** why first: the driver waits for some seconds whether somebody comes. @throws ServerAway */
  const isThere = (): Promise<void> =>
    listens(address).catch(() => {
      throw new ServerAway(ENGINE);
    });
  const asOperator = async <Result>(work: (client: MongoClient) => Promise<Result>): Promise<Result> => {
    try {
      await isThere();
      return await withClient(text, undefined, work);
    } catch (error) {
      throw faultOf(error);
    }
  };
  const users = (client: MongoClient) => client.db('admin').collection<Account>(USERS);

  return {
    engine: ENGINE,
    address,
    async probe() {
      const { version } = await asOperator((client) => client.db('admin').command({ buildInfo: 1 }));
      const isNew = Number.parseInt(version, 10) >= OLDEST;
      return { available: isNew, version, reason: isNew ? '' : tooOld(ENGINE, version, OLDEST) };
    },
    async admit(spec) {
      await asOperator(async (client) => {
        for (const user of usersOf(spec, { own: ownBeside(spec), role: ROLE })) {
          const known = await users(client).findOne({ _id: user._id });
          if (known === null) {
            await users(client).insertOne({ ...user, ...(await newId()) });
          } else if (user.user === spec.username && !isSame(known, user)) {
            await users(client).updateOne({ _id: user._id }, { $set: await anew(spec.verifier) });
          }
        }
      });
    },
    bar: (one) => asOperator((client) => barred(client, one)),
    async drop(one) {
      await asOperator(async (client) => {
        await barred(client, one);
        const database = client.db(one.databaseName);
        await database.dropDatabase();
        await database.command({ dropAllRolesFromDatabase: 1 });
      });
    },
    async setPassword({ username }, verifier) {
      const set = await anew(verifier);
      await asOperator((client) => users(client).updateOne({ _id: `admin.${username}` }, { $set: set }));
    },
    async setFull(spec, full) {
      const { databaseName, username } = spec;
      await asOperator(async (client) => {
        if (full) {
          await makeFullRole(client.db(databaseName)).catch((error: unknown) => {
            if (codeOf(error) !== ROLE_EXISTS) {
              throw error;
            }
          });
        }
        await users(client).updateMany(
          { user: { $in: [username, ownBeside(spec).console] } },
          { $set: { roles: rolesOf(databaseName, ROLE, full) } },
        );
      });
    },
    async query(spec, statement) {
      await isThere();
      const { console, reader } = ownBeside(spec);
      const login = { user: statement.readOnly ? reader : console, password: spec.passwords.console };
      return runMongoCommand({ uri: everybody, database: spec.databaseName, login }, statement);
    },
    async diskBytes({ databaseName }) {
      return asOperator(async (client) => {
        const { storageSize, indexSize, dataSize } = await client.db(databaseName).stats();
        return Number(storageSize ?? dataSize ?? 0) + Number(indexSize ?? 0);
      });
    },
  };

  async function barred(client: MongoClient, one: Named): Promise<void> {
    const { console, reader } = ownBeside(one);
    await users(client).deleteMany({ _id: { $in: [one.username, console, reader].map((name) => `admin.${name}`) } });
  }
}

interface Account extends User {
  readonly userId: UUID;
}

/** why another id: a connection that knew the account under the old one is logged out */
const anew = async (verifier: string) => ({
  credentials: { [MECHANISM]: credentialIn(verifier) },
  ...(await newId()),
});

async function newId(): Promise<Pick<Account, 'userId'>> {
  // why late: a platform without such a server never reads it
  const { UUID: Id } = await import('mongodb');
  return { userId: new Id() };
}

function isSame(known: User, { credentials }: User): boolean {
  return known.credentials[MECHANISM]?.storedKey === credentials[MECHANISM]?.storedKey;
}

function withoutAccount(text: string): string {
  const url = new URL(text);
  url.username = '';
  url.password = '';
  url.pathname = '/';
  for (const option of OPERATOR_OPTIONS) {
    url.searchParams.delete(option);
  }
  return url.href;
}

function codeOf(error: unknown): number | undefined {
  const { name, code } = error as { readonly name?: string; readonly code?: unknown };
  return name === 'MongoServerError' && typeof code === 'number' ? code : undefined;
}

function faultOf(error: unknown): unknown {
  const code = codeOf(error);
  if (code !== undefined) {
    return code === LOGIN_FAILED ? new EngineFailed(refusesAccount(ENGINE)) : refusedBy(ENGINE, code);
  }
  return error instanceof Error && error.name.startsWith('Mongo')
    ? (certificateFault(ENGINE, error, 'tlsCAFile') ?? new ServerAway(ENGINE))
    : error;
}
