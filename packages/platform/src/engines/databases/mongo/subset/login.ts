// Who a connection is, and what that one may do. Accounts lie where MongoDB keeps them: `admin.system.users`.
import { Binary } from 'bson';
import type { Credential } from '#engines/databases/scram';
import { Refusal } from './refusal.ts';
import { type Conversation, converse, newCredential } from './scram.ts';
import type { Store } from './store.ts';
import { type Document, encode, isPlainObject, plain } from './values.ts';

/** What a command does; `open` is for everybody, `login` for whoever has logged in. */
export type Right = 'open' | 'login' | 'read' | 'write' | 'remove' | 'schema' | 'own';

const ROLES: Readonly<Record<string, ReadonlySet<Right>>> = {
  read: new Set<Right>(['read']),
  /** Of a database that is full. */
  uosFull: new Set<Right>(['read', 'remove']),
  readWrite: new Set<Right>(['read', 'write', 'remove']),
  dbOwner: new Set<Right>(['read', 'write', 'remove', 'schema']),
};
const EVERYTHING = '__system';
const MECHANISM = 'SCRAM-SHA-256';
const ACCOUNTS = 'system.users';

export type Login = ReturnType<typeof openLogin>;

interface Role {
  readonly role: string;
  readonly db: string;
}

export function openLogin(store: Store) {
  let name = '';
  let roles: readonly Role[] = [];
  let talk: Conversation | undefined;

  const accountOf = (user: string): Document | undefined => {
    const collection = store.find('admin', ACCOUNTS);
    const row = collection === undefined ? undefined : store.byId(collection, `admin.${user}`);
    return row === undefined ? undefined : plain(row.body);
  };
  const credential = (user: string): Credential | undefined => {
    const kept = accountOf(user)?.credentials;
    return isPlainObject(kept) ? (kept[MECHANISM] as Credential | undefined) : undefined;
  };
  const reply = (payload: Buffer, done: boolean): Document => ({
    conversationId: 1,
    done,
    payload: new Binary(payload),
  });

  return {
    get name(): string {
      return name;
    },
    get roles(): readonly Role[] {
      return roles;
    },
    isKnown: (user: string): boolean => credential(user) !== undefined,
    /** @throws Refusal where it cannot be done so */
    start({ mechanism, payload, db }: Document, database: string): Document {
      if (mechanism !== MECHANISM) {
        throw new Refusal(334, `Unsupported mechanism '${String(mechanism)}' on authentication database 'admin'`);
      }
      talk = undefined;
      const begun = converse(bytesOf(payload), (db ?? database) === 'admin' ? credential : () => undefined);
      talk = begun;
      return reply(begun.firstReply, false);
    },
    /** @throws Refusal where the password is another */
    continue({ payload }: Document): Document {
      const going = talk;
      talk = undefined;
      if (going === undefined) {
        throw new Refusal(18, 'Authentication failed.');
      }
      if (going.name === name) {
        // why: a client that asks for it says one more time that it has heard
        return reply(Buffer.alloc(0), true);
      }
      const last = going.finish(bytesOf(payload));
      name = going.name;
      const { roles: has } = accountOf(name) ?? {};
      roles = Array.isArray(has) ? (has as Role[]) : [];
      return reply(last, true);
    },
    end(): void {
      name = '';
      roles = [];
    },
    /** The first account, made by whoever founds the database. @throws Refusal where there is one */
    create(command: Document): Document {
      const { createUser, pwd, roles: wanted } = command;
      const collection = store.ensure('admin', ACCOUNTS);
      if (store.count(collection) > 0 || typeof createUser !== 'string' || typeof pwd !== 'string') {
        throw new Refusal(13, 'accounts are made by the platform');
      }
      const account = {
        ...{ _id: `admin.${createUser}`, user: createUser, db: 'admin', roles: wanted },
        credentials: { [MECHANISM]: newCredential(pwd) },
      };
      store.transaction(() => store.insert(collection, account, encode(account)));
      return {};
    },
    /** @throws Refusal */
    require(right: Right, database: string, command: string): void {
      if (right === 'open') {
        return;
      }
      if (name === '') {
        throw new Refusal(13, `Command ${command} requires authentication`);
      }
      if (right !== 'login' && !mayIn(roles, right, database)) {
        throw new Refusal(13, `not authorized on ${database} to execute command ${command}`);
      }
    },
    may: (right: Right, database: string): boolean => mayIn(roles, right, database),
  };
}

function mayIn(roles: readonly Role[], right: Right, database: string): boolean {
  return roles.some(({ role, db }) => role === EVERYTHING || (db === database && ROLES[role]?.has(right) === true));
}

function bytesOf(payload: unknown): Buffer {
  if (payload instanceof Binary) {
    return Buffer.from(payload.buffer.subarray(0, payload.position));
  }
  throw new Refusal(18, 'Authentication failed.');
}
