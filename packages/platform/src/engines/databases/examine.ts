// What this machine has of each engine of databases, and the line that brings the rest.
import type { Machine } from '#engines/sandbox/machine';
import type { Engine } from './engine.ts';
import { createMariadb } from './mysql/engine.ts';
import type { EngineName, Probe } from './port.ts';
import { createPostgres } from './postgres/engine.ts';
import { createRedis } from './redis/engine.ts';
import { runnerFault } from './runner.ts';

export type Engines = Readonly<Partial<Record<EngineName, Engine>>>;
export type Probes = Readonly<Record<EngineName, Probe>>;

const NAMES: readonly EngineName[] = ['postgresql', 'redis', 'mysql', 'mongo'];

export function createEngines(): Engines {
  return { postgresql: createPostgres(), redis: createRedis(), mysql: createMariadb() };
}

export async function probeEngines(
  machine: Pick<Machine, 'facts' | 'isRoot'>,
  engines = createEngines(),
): Promise<Probes> {
  const fault = runnerFault(machine);
  const one = async (name: EngineName): Promise<Probe> => {
    const found = await engines[name]?.probe();
    if (found === undefined) {
      return { available: false, version: '', reason: `engine ${name} is not offered by this platform` };
    }
    return found.available && fault !== undefined ? { ...found, available: false, reason: fault } : found;
  };
  const found = await Promise.all(NAMES.map(async (name) => [name, await one(name)] as const));
  return Object.fromEntries(found) as Record<EngineName, Probe>;
}
