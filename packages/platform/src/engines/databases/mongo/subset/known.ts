// The commands that this subset knows, and who may give each. What is not in here is answered as unknown.
import type { MongoSubsetCommand } from '@uos/contract/rules';
import type { Handler } from './handlers/command.ts';
import * as read from './handlers/read.ts';
import * as schema from './handlers/schema.ts';
import * as status from './handlers/status.ts';
import * as write from './handlers/write.ts';
import type { Right } from './login.ts';

interface Command {
  readonly right: Right;
  readonly run: Handler;
  /** What it says is a secret, or not worth a line. */
  readonly isUnlogged?: true;
}

const KNOWN: Readonly<Record<MongoSubsetCommand, Command>> = {
  insert: { right: 'write', run: write.insert },
  find: { right: 'read', run: read.find },
  getMore: { right: 'read', run: read.getMore },
  killCursors: { right: 'login', run: read.killCursors },
  update: { right: 'write', run: write.update },
  delete: { right: 'remove', run: write.remove },
  findAndModify: { right: 'write', run: write.findAndModify },
  count: { right: 'read', run: read.count },
  distinct: { right: 'read', run: read.distinct },
  aggregate: { right: 'read', run: read.aggregate },
  explain: { right: 'read', run: read.explain },
  create: { right: 'schema', run: schema.create },
  drop: { right: 'remove', run: schema.drop },
  dropDatabase: { right: 'schema', run: schema.dropDatabase },
  renameCollection: { right: 'login', run: schema.renameCollection },
  createIndexes: { right: 'schema', run: schema.createIndexes },
  dropIndexes: { right: 'schema', run: schema.dropIndexes },
  listIndexes: { right: 'read', run: schema.listIndexes },
  listCollections: { right: 'read', run: schema.listCollections },
  listDatabases: { right: 'login', run: schema.listDatabases },
  collStats: { right: 'read', run: schema.collStats },
  dbStats: { right: 'read', run: schema.dbStats },
  hello: { right: 'open', run: status.hello, isUnlogged: true },
  isMaster: { right: 'open', run: status.isMaster, isUnlogged: true },
  ping: { right: 'open', run: status.nothing },
  buildInfo: { right: 'open', run: status.buildInfo },
  saslStart: { right: 'open', run: status.saslStart, isUnlogged: true },
  saslContinue: { right: 'open', run: status.saslContinue, isUnlogged: true },
  logout: { right: 'open', run: status.logout },
  connectionStatus: { right: 'open', run: status.connectionStatus },
  endSessions: { right: 'open', run: status.nothing },
  refreshSessions: { right: 'login', run: status.nothing },
  killSessions: { right: 'login', run: status.nothing },
  getLog: { right: 'login', run: status.getLog },
  getParameter: { right: 'login', run: status.getParameter },
  whatsmyuri: { right: 'open', run: status.whatsMyUri },
  serverStatus: { right: 'login', run: status.serverStatus },
};

/** The platform's own, and other ways to write one. */
const MORE: Readonly<Record<string, Command>> = {
  createUser: { right: 'open', run: status.createUser, isUnlogged: true },
  // why nothing: the role of a database that is full is known here without being made
  createRole: { right: 'own', run: status.nothing },
  dropAllRolesFromDatabase: { right: 'own', run: status.nothing },
  ismaster: KNOWN.isMaster,
  buildinfo: KNOWN.buildInfo,
  findandmodify: KNOWN.findAndModify,
  dbstats: KNOWN.dbStats,
  collstats: KNOWN.collStats,
};

const ALL = new Map(Object.entries({ ...KNOWN, ...MORE }));

export const commandNamed = (name: string): Command | undefined => ALL.get(name);
