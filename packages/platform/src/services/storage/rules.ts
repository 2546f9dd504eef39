// Pure rules of databases. Source: wire/data-and-tools.md 1.3, 2.4.

import { stepTo, transitions } from '@uos/contract/labels';
import { type DatabaseSize, databaseEngines, databaseSizes, databaseStorage } from '@uos/contract/rules';
import type { EngineName } from '#engines/databases/port';

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

export interface Address {
  readonly engine: EngineName;
  readonly username: string;
  readonly host: string;
  readonly port: number;
  readonly databaseName: string;
}

const SCHEMES: Readonly<Record<EngineName, string>> = {
  postgresql: 'postgresql',
  mysql: 'mysql',
  mongo: 'mongodb',
  redis: 'redis',
};

/** How clients connect, with the password masked; empty until there is a port. */
export function connectionString({ engine, username, host, port, databaseName }: Address): string {
  if (port === 0) {
    return '';
  }
  const path = databaseName === '' ? '' : `/${databaseName}`;
  // why: accounts of MongoDB are known in its database admin, whichever database is opened
  const query = engine === 'mongo' ? '?authSource=admin' : '';
  return `${SCHEMES[engine]}://${encodeURIComponent(username)}:***@${host}:${port}${path}${query}`;
}

/** why a tenth below: a database that stands at its limit would be full and have room by turns */
export function fullness(usedMib: number, storageGib: number, wasFull: boolean): boolean {
  const limit = storageGib * 1024;
  return limit > 0 && usedMib > (wasFull ? limit * 0.9 : limit);
}
