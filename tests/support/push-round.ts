// Players of one game on three processes, messages in many channels, one process killed the hard way, and somebody who
// comes late. Answers what was not as it has to be.
import { setTimeout as delay } from 'node:timers/promises';
import { connected, type Heard, pushApp, type TestPlayer } from '../../packages/platform/src/services/push/testing.ts';
import { type TestApp, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import type { Fleet } from './fleet.ts';

export interface PushRound {
  readonly players: number;
  readonly messages: number;
  readonly channels: number;
}

export interface PushOutcome {
  readonly acknowledged: number;
  readonly refused: number;
  readonly heardByEach: number;
  readonly seconds: number;
  readonly faults: readonly string[];
}

const PROCESSES = 3;
const SENDERS = 8;
/** A second in which an address has opened as many connections as it may. */
const AGAIN_MS = 500;
const SETTLE_MS = 30_000;
const KEPT = 20;

export async function pushRound(fleet: Fleet, round: PushRound): Promise<PushOutcome> {
  const helper = await testPlatform(fleet.options);
  const replicas = await fleet.start(PROCESSES);
  // why not the first: it is the one that is killed, and what is asked of it then nobody knows the end of
  fleet.balancer.use([helper, ...replicas.slice(1)].map(({ port }) => port));
  await fleet.balancer.ready();
  const channels = Array.from({ length: round.channels }, (_, index) => `c${index}`);
  const app = await pushApp(helper);
  const players: TestPlayer[] = [];
  const come = async (name: string, port: number, subscribed = channels): Promise<TestPlayer> => {
    const player = await patiently(() => connected(app, name, { port, origin: fleet.balancer.origin }));
    players.push(player);
    const { failed } = await player.subscribe(subscribed);
    if ((failed as unknown[]).length > 0) {
      throw new Error(`${name} is not in ${JSON.stringify(failed)}`);
    }
    return player;
  };
  try {
    const staying: TestPlayer[] = [];
    for (let index = 0; index < round.players; index += 1) {
      const replica = replicas[index % PROCESSES];
      const player = await come(`p${index}`, replica?.port ?? 0);
      if (replica !== replicas[0]) {
        staying.push(player);
      }
    }

    const begun = performance.now();
    const sent = sending(app, channels, round.messages);
    await sent.reached(round.messages / 3);
    await replicas[0]?.kill();
    await sent.reached(round.messages / 2);
    const [seen = ''] = channels;
    const late = await come('late', replicas[1]?.port ?? 0, [seen]);
    await sent.done;
    const last = new Map(channels.map((name) => [name, sent.last(name)]));
    await within(SETTLE_MS, () =>
      staying.every((one) => channels.every((name) => lastOf(one, name) >= (last.get(name) ?? 0))),
    );
    await within(SETTLE_MS, () => lastOf(late, seen) >= (last.get(seen) ?? 0));
    return {
      acknowledged: sent.acknowledged.size,
      refused: sent.refused(),
      heardByEach: messagesOf(staying[0]).length,
      seconds: (performance.now() - begun) / 1000,
      faults: [...faultsOfStaying(staying, channels, sent.acknowledged), ...faultsOfLate(late, seen)],
    };
  } finally {
    for (const { ws } of players) {
      ws.terminate();
    }
    await helper.stop();
  }
}

interface Sending {
  readonly acknowledged: Map<string, string>;
  refused(): number;
  reached(count: number): Promise<void>;
  /** Offset that no channel may end before: how many of its messages were acknowledged. */
  last(channel: string): number;
  readonly done: Promise<void>;
}

/** Senders that say one thing after the other, each to whichever process has its turn. */
function sending(app: TestApp, channels: readonly string[], count: number): Sending {
  const acknowledged = new Map<string, string>();
  let next = 0;
  let refused = 0;
  const work = async (): Promise<void> => {
    for (let number = next++; number < count; number = next++) {
      const channelName = channels[number % channels.length] ?? '';
      const body = { messageType: 'Channel', channelName, text: String(number) };
      const answer = await app.call('POST', `/upush/v1/apps/${app.id}/messages`, body);
      if (answer.status === 200) {
        acknowledged.set((answer.body as { messageId: string }).messageId, channelName);
      } else {
        refused += 1;
      }
    }
  };
  return {
    acknowledged,
    refused: () => refused,
    reached: (wanted) => within(SETTLE_MS * 10, () => acknowledged.size + refused >= wanted),
    last: (channel) => [...acknowledged.values()].filter((name) => name === channel).length,
    done: Promise.all(Array.from({ length: SENDERS }, work)).then(() => undefined),
  };
}

function messagesOf(player: TestPlayer | undefined, channel?: string): Heard[] {
  return (player?.heard ?? []).filter(
    ({ ev, channelName }) => ev === 'message' && (channel === undefined || channelName === channel),
  );
}

const lastOf = (player: TestPlayer, channel: string): number => Number(messagesOf(player, channel).at(-1)?.offset ?? 0);

function faultsOfStaying(
  staying: readonly TestPlayer[],
  channels: readonly string[],
  acknowledged: ReadonlyMap<string, string>,
): string[] {
  const faults: string[] = [];
  for (const channel of channels) {
    const orders = staying.map((one) => messagesOf(one, channel));
    const [first = []] = orders;
    const order = first.map(({ messageId }) => messageId);
    if (first.some(({ offset }, index) => offset !== index + 1)) {
      faults.push(`${channel}: not every offset once, one after the other`);
    }
    for (const [index, other] of orders.entries()) {
      if (JSON.stringify(other.map(({ messageId }) => messageId)) !== JSON.stringify(order)) {
        faults.push(
          `${channel}: player ${index} of those who stayed heard ${other.length} in another order than the first (${order.length})`,
        );
      }
    }
    const heard = new Set(order);
    for (const [id, name] of acknowledged) {
      if (name === channel && !heard.has(id)) {
        faults.push(`${channel}: ${id} was acknowledged and not heard`);
      }
    }
  }
  return faults;
}

function faultsOfLate(late: TestPlayer, channel: string): string[] {
  const answer = late.heard.find(({ ev }) => ev === 'subscribe');
  const positions = (answer?.positions ?? {}) as Record<string, { offset: number }>;
  const at = positions[channel]?.offset ?? -1;
  const heard = messagesOf(late, channel);
  const first = Number(heard[0]?.offset);
  return [
    ...(first === Math.max(1, at - KEPT + 1) ? [] : [`late: began at ${first}, where ${at} was the last`]),
    ...(heard.every(({ offset }, index) => offset === first + index) ? [] : ['late: a gap, or one twice']),
    ...(heard.every(({ offset, cached }) => cached === Number(offset) <= at)
      ? []
      : ['late: what was kept is not said']),
  ];
}

/** Tries again where an address has opened too many connections in a second. */
async function patiently<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let left = 20; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0) {
        throw error;
      }
      await delay(AGAIN_MS);
    }
  }
}

async function within(ms: number, isDone: () => boolean): Promise<void> {
  const until = performance.now() + ms;
  while (!isDone() && performance.now() < until) {
    await delay(20);
  }
}
