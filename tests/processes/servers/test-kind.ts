// A kind of servers that does what a test says, whichever driver runs them, and what was told of them.
import type {
  EndReason,
  Server,
  ServerEvent,
  ServerKind,
  ServerPlan,
  Servers,
  ServerWish,
} from '../../../packages/platform/src/engines/processes/servers/port.ts';
import type { TestPlatform } from '../../../packages/platform/src/testing/platform.ts';

/** A region of its own: the platform around it is a node too, which knows nothing of these servers. */
export const REGION = 'harness';

type Plan = Partial<ServerPlan> & { readonly fault?: string };
export type Asked = Partial<ServerWish> & Plan;

export interface Told {
  get(id: string): Promise<Server>;
  /** Resolves once it has ended. */
  end(id: string): Promise<Server>;
  heard(id: string): readonly ServerEvent['what'][];
  lines(id: string): Promise<readonly string[]>;
  stop(id: string, reason?: EndReason): Promise<boolean>;
}

export interface TestKind extends Told {
  readonly kind: ServerKind;
  readonly events: readonly ServerEvent[];
  place(asked: Asked): Promise<string>;
  /** Of one that was placed before. */
  know(id: string, plan: Plan): void;
}

/** @param usual What servers are started with of which nothing else is said. */
export function testKind(
  { ports: { db, ids, logs } }: TestPlatform,
  driver: () => Servers,
  usual: Pick<ServerPlan, 'command' | 'env'>,
): TestKind {
  const plans = new Map<string, Plan>();
  const events: ServerEvent[] = [];
  const appId = ids.uuid();
  const get = async (id: string): Promise<Server> => {
    const server = await driver().get(db, id);
    if (server === undefined) {
      throw new Error(`no server ${id}`);
    }
    return server;
  };
  return {
    ...{ events, get },
    kind: {
      plan: async ({ id }) => {
        const plan = plans.get(id);
        if (plan === undefined) {
          return undefined;
        }
        const { fault, ...rest } = plan;
        if (fault !== undefined) {
          throw new Error(fault);
        }
        return { ...usual, files: [], log: { appId, group: 'test', name: id }, ...rest };
      },
      heard: async (event) => {
        events.push(event);
      },
    },
    async place(asked) {
      const id = asked.id ?? ids.uuid();
      plans.set(id, asked);
      const placed = await db.transaction().execute((tx) =>
        driver().place(tx, {
          ...{ id, kind: 'test', appId, region: REGION, ports: [], limits: { cpuMillis: 100, memoryMiB: 154 } },
          ...asked,
        }),
      );
      if (!placed.placed) {
        throw new Error(placed.message);
      }
      return id;
    },
    know: (id, plan) => void plans.set(id, plan),
    async end(id) {
      for (let server = await get(id); ; server = await get(id)) {
        if (server.endedAt !== null && events.some(({ what, server: { id: of } }) => of === id && what === 'ended')) {
          return server;
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    heard: (id) => events.filter(({ server }) => server.id === id).map(({ what }) => what),
    lines: async (id) => (await logs.tail({ appId, group: 'test', name: id }, 2000)).map(({ text }) => text),
    stop: (id, reason = 'deleted') => driver().stop(db, id, reason),
  };
}
