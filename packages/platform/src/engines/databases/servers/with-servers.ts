// The databases of this node, with those on servers that the operator has named: where one is named for an engine, new
// databases of that engine are made there. Which of the two has a database stands in its row.
import {
  type DatabaseSample,
  type DatabaseSpec,
  type Databases,
  EngineFailed,
  EngineMissing,
  type EngineName,
  type Named,
  type Offer,
} from '#engines/databases/port';
import { offerOf, type Server } from './server.ts';

type Local = Databases & { stop(): Promise<void> };

/** A server is asked so often at most whether it answers, however many databases it has. */
const LOOK_MS = 9000;
const MIB = 1024 * 1024;
const OF_OPERATOR = 'the operator runs the server of this database, and does that';

export function withServers(local: Local, servers: readonly Server[]): Local {
  const served = new Map<string, DatabaseSpec>();
  const looks = new Map<EngineName, { readonly at: number; readonly offer: Promise<Offer> }>();

  const recentOffer = (server: Server): Promise<Offer> => {
    const known = looks.get(server.engine);
    if (known !== undefined && performance.now() - known.at < LOOK_MS) {
      return known.offer;
    }
    const offer = offerOf(server);
    looks.set(server.engine, { at: performance.now(), offer });
    return offer;
  };
  /** @throws EngineMissing where the operator names it no more */
  const serverOf = ({ engine }: Pick<Named, 'engine'>): Server => {
    const server = servers.find((one) => one.engine === engine);
    if (server === undefined) {
      throw new EngineMissing(`the ${engine} server of this database is not named on this platform any more`);
    }
    return server;
  };
  const isThere = ({ provider }: Pick<Named, 'provider'>): boolean => provider === 'external';
  /** Does it there or here. */
  const at = <Result>(
    id: string,
    there: (spec: DatabaseSpec, server: Server) => Result,
    here: () => Result,
  ): Result => {
    const spec = served.get(id);
    return spec === undefined ? here() : there(spec, serverOf(spec));
  };
  const refused = (): never => {
    throw new EngineFailed(OF_OPERATOR);
  };

  return {
    ...local,
    async probe() {
      const named = servers.map(async (server) => [server.engine, await recentOffer(server)] as const);
      const [here, ...there] = await Promise.all([local.probe(), ...named]);
      return { ...here, ...Object.fromEntries(there) };
    },
    addressOf: (engine) => servers.find((one) => one.engine === engine)?.address,
    async create(spec) {
      if (!isThere(spec)) {
        return local.create(spec);
      }
      const server = serverOf(spec);
      const { available, version, reason } = await recentOffer(server);
      if (!available) {
        throw new EngineFailed(reason);
      }
      await server.admit(spec);
      return { port: 0, version };
    },
    async serve(spec) {
      if (!isThere(spec)) {
        return local.serve(spec);
      }
      await serverOf(spec).admit(spec);
      served.set(spec.id, spec);
    },
    async unserve(one) {
      if (!isThere(one)) {
        return local.unserve(one);
      }
      await serverOf(one).bar(one);
      served.delete(one.id);
    },
    async purge(one) {
      if (!isThere(one)) {
        return local.purge(one);
      }
      await serverOf(one).drop(one);
      served.delete(one.id);
    },
    isServed: (id) => served.has(id) || local.isServed(id),
    // why nothing: what is begun anew is the platform's part of it, which has just been done
    restart: (id) =>
      at(
        id,
        async () => undefined,
        () => local.restart(id),
      ),
    setPassword: (id, verifier) =>
      at(
        id,
        (spec, server) => server.setPassword(spec, verifier),
        () => local.setPassword(id, verifier),
      ),
    disconnect: (id, which) =>
      at(
        id,
        () => undefined,
        () => local.disconnect(id, which),
      ),
    dump: (id, keep, signal) => at(id, refused, () => local.dump(id, keep, signal)),
    restore: (id, file, signal) => at(id, refused, () => local.restore(id, file, signal)),
    query: (id, statement) =>
      at(
        id,
        (spec, server) => server.query(spec, statement),
        () => local.query(id, statement),
      ),
    sample: (id) =>
      at(
        id,
        async (spec, server): Promise<DatabaseSample | undefined> => ({
          // why none of the others: they are the server's, which has other databases too
          ...{ cpuPercent: 0, memoryMiB: 0, connections: 0, queriesPerSecond: 0 },
          diskMiB: Math.round(((await server.diskBytes(spec)) / MIB) * 100) / 100,
        }),
        () => local.sample(id),
      ),
    slow: (id) =>
      at(
        id,
        async () => [],
        () => local.slow(id),
      ),
    setFull: (id, full) =>
      at(
        id,
        (spec, server) => server.setFull(spec, full),
        () => local.setFull(id, full),
      ),
    activity: (id) =>
      at(
        id,
        () => 'awake',
        () => local.activity(id),
      ),
    hindrance: (id) =>
      at(
        id,
        async (_, server) => (await recentOffer(server)).reason,
        () => local.hindrance(id),
      ),
  };
}
