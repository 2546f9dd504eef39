// Pools in a cluster: one Fleet for each, as large as the rows of the pool say. The cluster's own autoscaler is not
// asked, because its percent and its minimum mean something else.
import { type ClusterApi, hasStatus } from './cluster-api.ts';
import { type FleetObject, fleetOf, type ListObject, MANAGED, type Manifest, nameOfPool, secretOf } from './objects.ts';

interface Scale {
  readonly metadata: { readonly name: string; readonly resourceVersion?: string };
  readonly spec: { readonly replicas?: number };
}

export interface Pools {
  /** Reads which there are; before anything else. */
  list(): Promise<void>;
  /** Makes the pool's fleet of that size; the manifest is asked for where there is none yet. */
  settle(
    pool: { readonly kind: string; readonly pool: string },
    size: number,
    manifest: () => Promise<Manifest>,
  ): Promise<void>;
  /** Removes the fleets of all other pools. */
  keepOnly(pools: readonly { readonly kind: string; readonly pool: string }[]): Promise<void>;
}

const TRIES = 5;

export function createPools(api: ClusterApi): Pools {
  const base = `/apis/agones.dev/v1/namespaces/${encodeURIComponent(api.namespace)}/fleets`;
  const secrets = `/api/v1/namespaces/${encodeURIComponent(api.namespace)}/secrets`;
  const sizes = new Map<string, number>();

  const scale = async (name: string, size: number): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      const now = await api.call<Scale>('GET', `${base}/${name}/scale`);
      if ((now.spec.replicas ?? 0) === size) {
        break;
      }
      try {
        await api.call('PUT', `${base}/${name}/scale`, { ...now, spec: { replicas: size } });
        break;
      } catch (error) {
        // why: its own controller writes it too, and the one who was late reads it again
        if (!hasStatus(error, 409) || tries === TRIES) {
          throw error;
        }
      }
    }
    sizes.set(name, size);
  };

  return {
    async list() {
      const selector = encodeURIComponent(`${MANAGED}=platform`);
      const { items } = await api.call<ListObject<FleetObject>>('GET', `${base}?labelSelector=${selector}`);
      sizes.clear();
      for (const { metadata, spec } of items) {
        if (metadata.deletionTimestamp === undefined) {
          sizes.set(metadata.name, spec?.replicas ?? 0);
        }
      }
    },
    async settle({ kind, pool }, size, manifest) {
      const name = nameOfPool(kind, pool);
      const there = sizes.get(name);
      if (there === size) {
        return;
      }
      if (there !== undefined) {
        try {
          await scale(name, size);
        } catch (error) {
          // why: somebody has removed it; the next turn makes it anew
          if (hasStatus(error, 404)) {
            sizes.delete(name);
          }
          throw error;
        }
        return;
      }
      if (size === 0) {
        return;
      }
      const made = await manifest();
      await createSecret(api, name, made);
      try {
        await api.call('POST', base, fleetOf(name, made, size));
        sizes.set(name, size);
      } catch (error) {
        if (!hasStatus(error, 409)) {
          throw error;
        }
        await scale(name, size);
      }
    },
    async keepOnly(pools) {
      const kept = new Set(pools.map(({ kind, pool }) => nameOfPool(kind, pool)));
      for (const name of [...sizes.keys()].filter((one) => !kept.has(one))) {
        await remove(api, `${base}/${name}`);
        await remove(api, `${secrets}/${name}`);
        sizes.delete(name);
      }
    },
  };
}

/** Writes it over where it is there from a start that was cut off. */
export async function createSecret(api: ClusterApi, name: string, manifest: Manifest): Promise<void> {
  const path = `/api/v1/namespaces/${encodeURIComponent(api.namespace)}/secrets`;
  const secret = secretOf(name, manifest);
  try {
    await api.call('POST', path, secret);
  } catch (error) {
    if (!hasStatus(error, 409)) {
      throw error;
    }
    await api.call('PUT', `${path}/${name}`, secret);
  }
}

/** Done where it is not there. */
export async function remove(api: ClusterApi, path: string): Promise<void> {
  try {
    await api.call('DELETE', path);
  } catch (error) {
    if (!hasStatus(error, 404)) {
      throw error;
    }
  }
}
