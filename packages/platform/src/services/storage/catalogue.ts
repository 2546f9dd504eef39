// What may be ordered: regions, and sizes with what this platform has of their engines.

import type { InputOf, storage } from '@uos/contract';
import { databaseEngines, databaseSizes, databaseStorage, regionName, regions } from '@uos/contract/rules';
import type { Call } from '#kernel/call/call';
import { hasStorage } from './rules.ts';

type Tree = typeof storage.tree;

/** The platform's own first: it runs the others itself too. */
export async function listRegions(call: Call<InputOf<Tree['regions']['list']>>) {
  const own = call.ports.config.nodeRegion;
  const ids = [own, ...regions.filter(({ vip, id }) => !vip && id !== own).map(({ id }) => id)];
  return { regions: ids.map((id) => ({ id, name: regionName(id).zh })) };
}

export async function listInstanceTypes(call: Call<InputOf<Tree['instanceTypes']['list']>>) {
  const { engine } = call.input;
  const probes = await call.ports.databases.probe();
  return {
    instanceTypes: databaseSizes
      .filter((size) => engine === undefined || size.engine === engine)
      .map((size) => {
        const { available, provider, version, reason } = probes[size.engine];
        const { topology, storageYuanPerGigabyteDay } = databaseEngines[size.engine];
        const [min, max] = hasStorage(size.engine) ? [databaseStorage.min, databaseStorage.max] : [0, 0];
        return {
          ...{ id: size.id, engine: size.engine, cpu: size.cpuCores, memory: size.memoryMegabytes },
          ...{ price: size.yuanPerDay, storagePrice: storageYuanPerGigabyteDay, topology: topology.zh },
          ...{ minStorage: min, maxStorage: max, available, provider, version, reason },
        };
      }),
  };
}
