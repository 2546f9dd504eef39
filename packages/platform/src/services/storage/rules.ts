// Pure rules of databases. Source: wire/data-and-tools.md 1.3, 2.4.

import { stepTo, transitions } from '@uos/contract/labels';
import { type DatabaseSize, databaseEngines, databaseSizes, databaseStorage } from '@uos/contract/rules';
import { suffixOf } from '#engines/databases/own-accounts';
import type { EngineName, Offer, ServerAddress } from '#engines/databases/port';
import type { Operation, Status } from './tables.ts';

const statusSteps = transitions.database.status;

/** States from which a change other than those of the table begins: it leaves them as they are. */
export const RUNNING = ['running'] as const;
export const restartFrom = stepTo(statusSteps, 'restarting', 'storage.databases.restart');
export const upgradeFrom = stepTo(statusSteps, 'restarting', 'storage.databases.upgrade');
export const removeFrom = stepTo(statusSteps, 'deleting');

export function sizeOf(instanceType: string): DatabaseSize | undefined {
  return databaseSizes.find(({ id }) => id === instanceType);
}

/** GB that are sold with it; none where the engine keeps what it has in memory. */
export function storageOf(engine: EngineName, asked: number | undefined): number {
  return hasStorage(engine) ? (asked ?? databaseStorage.default) : 0;
}

export function hasStorage(engine: EngineName): boolean {
  return databaseEngines[engine].storageYuanPerGigabyteDay > 0;
}

const INSTANCE_PREFIX: Readonly<Record<EngineName, string>> = {
  postgresql: 'postgres',
  mysql: 'cdb',
  mongo: 'cmgo',
  redis: 'crs',
};

/** An id as the cloud provider forms it, of eight characters. */
export function instanceId(engine: EngineName, hex: string): string {
  return `${INSTANCE_PREFIX[engine]}-${hex.slice(0, 8)}`;
}

/** Name of the database that clients open. */
export function databaseNameOf(engine: EngineName): string {
  return engine === 'redis' ? '' : 'app';
}

interface Names {
  readonly username: string;
  readonly databaseName: string;
}

/** On a server that has others' databases too, names end with what is this one's alone. */
export function namesOn({ provider }: Pick<Offer, 'provider'>, id: string, names: Names): Names {
  const end = `_${suffixOf(id)}`;
  return provider === 'external'
    ? { username: `${names.username}${end}`, databaseName: `${names.databaseName}${end}` }
    : names;
}

const RESTART = 'the operator runs the server of this database: it is not restarted from here';
const RESIZE = 'the operator runs the server of this database: its size is not changed from here';
const PROXY =
  'the operator runs the server of this database: it has one address, which is not opened or closed from here';
export const NO_BACKUPS = 'the operator runs the server of this database, and makes its backups';

/** Why something is not done to a database of an operator's server; undefined where it is. */
export function whyNotThere(operation: Operation, status: Status): string | undefined {
  // why not of one that failed: to try again is no restart of a server
  return operation === 'restart' && status === 'failure' ? undefined : NOT_THERE[operation];
}

const NOT_THERE: Readonly<Partial<Record<Operation, string>>> = {
  ...{ restart: RESTART, upgrade: RESIZE, 'create-proxy': PROXY, 'release-proxy': PROXY },
  ...{ backup: NO_BACKUPS, restore: NO_BACKUPS },
};

export interface Address extends Names, Pick<ServerAddress, 'host' | 'port'> {
  readonly engine: EngineName;
  /** What stands in the address beside. */
  readonly options?: string | undefined;
}

const SCHEMES: Readonly<Record<EngineName, string>> = {
  postgresql: 'postgresql',
  mysql: 'mysql',
  mongo: 'mongodb',
  redis: 'redis',
};

/** How clients connect, with the password masked; empty until there is a port. */
export function connectionString({ engine, username, host, port, databaseName, options = '' }: Address): string {
  if (port === 0) {
    return '';
  }
  const path = databaseName === '' ? '' : `/${databaseName}`;
  // why: accounts of MongoDB are known in its database admin, whichever database is opened
  const query = [engine === 'mongo' ? 'authSource=admin' : '', options].filter((part) => part !== '').join('&');
  const place = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  return `${SCHEMES[engine]}://${encodeURIComponent(username)}:***@${place}${path}${query === '' ? '' : `?${query}`}`;
}

/** why a tenth below: a database that stands at its limit would be full and have room by turns */
export function fullness(usedMib: number, storageGib: number, wasFull: boolean): boolean {
  const limit = storageGib * 1024;
  return limit > 0 && usedMib > (wasFull ? limit * 0.9 : limit);
}
