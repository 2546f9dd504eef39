// What this machine has of each engine of databases, and the line that brings the rest. Of an engine that more than one can
// be, the first that is there is offered.
import type { Machine } from '#engines/sandbox/machine';
import type { Engine } from './engine.ts';
import { createMongo } from './mongo/engine.ts';
import { createMongod } from './mongo/mongod.ts';
import { createSubset } from './mongo/subset.ts';
import { createMariadb } from './mysql/engine.ts';
import type { EngineName, Offer, Provider } from './port.ts';
import { createPostgres } from './postgres/engine.ts';
import { createRedis } from './redis/engine.ts';
import { runnerFault } from './runner.ts';

/** Of each engine the best first. */
export type Engines = readonly Engine[];
export type Probes = Readonly<Record<EngineName, Offer>>;

const NAMES: readonly EngineName[] = ['postgresql', 'redis', 'mysql', 'mongo'];
const NO_SUBSET =
  'the subset of MongoDB is not offered on this server; an administrator can install MongoDB, or allow the subset by UOS_ALLOW_SUBSET_DATABASES=1';

export function createEngines({ withSubsets = true } = {}): Engines {
  return [
    ...[createPostgres(), createRedis(), createMariadb(), createMongo(createMongod())],
    createMongo(createSubset({ fault: withSubsets ? '' : NO_SUBSET })),
  ];
}

export async function probeEngines(
  machine: Pick<Machine, 'facts' | 'isRoot'>,
  engines = createEngines(),
): Promise<Probes> {
  const fault = runnerFault(machine);
  const found = await Promise.all(NAMES.map(async (name) => [name, await offered(name, engines, fault)] as const));
  return Object.fromEntries(found) as Record<EngineName, Offer>;
}

async function offered(name: EngineName, engines: Engines, fault: string | undefined): Promise<Offer> {
  const all = await Promise.all(
    engines
      .filter((engine) => engine.name === name)
      .map(async (engine) => ({ ...(await engine.probe()), provider: engine.provider })),
  );
  const one = all.find(({ available }) => available) ?? all.at(-1);
  if (one === undefined) {
    return {
      available: false,
      version: '',
      provider: 'native',
      reason: `engine ${name} is not offered by this platform`,
    };
  }
  return one.available && fault !== undefined ? { ...one, available: false, reason: fault } : one;
}

export function engineOf(engines: Engines, name: EngineName, provider: Provider): Engine | undefined {
  return engines.find((engine) => engine.name === name && engine.provider === provider);
}
