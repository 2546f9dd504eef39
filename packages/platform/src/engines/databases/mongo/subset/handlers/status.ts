// Commands by which clients get to know a server, log in and look at how it does.
import { hostname } from 'node:os';
import { Long } from 'bson';
import { Refusal } from '#engines/databases/mongo/subset/refusal';
import { type Document, isPlainObject } from '#engines/databases/mongo/subset/values';
import { SUBSET_VERSION as SUBSET } from '#engines/databases/mongo/subset/version';
import type { Handler } from './command.ts';

/** The newest whose protocol is spoken, and what clients may ask of it. */
const [WIRE_VERSION, VERSION] = [17, '6.0.0'];

const SPECULATIVE = 'speculativeAuthenticate';

export const hello: Handler = ({ command, database, login, request }) => {
  const asked = command[SPECULATIVE];
  const { saslSupportedMechs: whose } = command;
  return {
    ...(request.isLegacy && { ismaster: true }),
    ...(!request.isLegacy && { isWritablePrimary: true }),
    ...{ helloOk: true, maxBsonObjectSize: 16 * 1024 * 1024, maxMessageSizeBytes: 48_000_000 },
    ...{ maxWriteBatchSize: 100_000, localTime: new Date(), logicalSessionTimeoutMinutes: 30, connectionId: 1 },
    ...{ minWireVersion: 0, maxWireVersion: WIRE_VERSION, readOnly: false },
    ...(typeof whose === 'string' && { saslSupportedMechs: ['SCRAM-SHA-256'] }),
    ...(isPlainObject(asked) && started(() => login.start(asked, database))),
  };
};

/** why nothing where it fails: the client asks again, and is told then */
function started(start: () => Document): Document {
  try {
    return { [SPECULATIVE]: start() };
  } catch {
    return {};
  }
}

export const isMaster: Handler = (call) => ({ ...(hello(call) as Document), ismaster: true });

export const saslStart: Handler = ({ command, database, login }) => login.start(command, database);
export const saslContinue: Handler = ({ command, login }) => login.continue(command);
export const logout: Handler = ({ login }) => {
  login.end();
  return {};
};
export const createUser: Handler = ({ command, login }) => login.create(command);

export const nothing: Handler = () => ({});

export const buildInfo: Handler = () => ({
  ...{ version: VERSION, versionArray: [6, 0, 0, 0], modules: [], bits: 64, debug: false },
  ...{ maxBsonObjectSize: 16 * 1024 * 1024, storageEngines: ['sqlite'], gitVersion: SUBSET },
});

export const connectionStatus: Handler = ({ login }) => ({
  authInfo: {
    authenticatedUsers: login.name === '' ? [] : [{ user: login.name, db: 'admin' }],
    authenticatedUserRoles: login.roles,
  },
});

export const getLog: Handler = ({ command, name }) => {
  if (command[name] !== 'startupWarnings') {
    throw new Refusal(20, `no RamLog named: ${String(command[name])}`);
  }
  const line = `This is a document store with a ${SUBSET}'s commands, not MongoDB: no transactions, no change streams, no replica set`;
  const shown = { t: { $date: new Date().toISOString() }, s: 'W', c: 'CONTROL', id: 1, ctx: 'main', msg: line };
  return { totalLinesWritten: 1, log: [JSON.stringify(shown)] };
};

export const getParameter: Handler = ({ command }) => ({
  ...(command.featureCompatibilityVersion !== undefined && { featureCompatibilityVersion: { version: '6.0' } }),
});

export const whatsMyUri: Handler = () => ({ you: '127.0.0.1:0' });

export const serverStatus: Handler = ({ server, cursors }) => ({
  ...{ host: hostname(), version: VERSION, process: SUBSET, pid: Long.fromNumber(process.pid) },
  uptime: Math.round((performance.now() - server.startedAt) / 1000),
  localTime: new Date(),
  connections: { current: server.connections },
  network: { numRequests: Long.fromNumber(server.answered) },
  metrics: { cursor: { open: { total: Long.fromNumber(cursors.open) } } },
});
