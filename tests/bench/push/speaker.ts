// A platform of a fleet in a process of its own, asked for what has no call: many tokens at once, and many messages as
// fast as they are taken.
import { hashToken } from '../../../packages/platform/src/kernel/keys/seal.ts';
import { liveOf } from '../../../packages/platform/src/services/push/live/live.ts';
import type { Wanted } from '../../../packages/platform/src/services/push/publish/wanted.ts';
import { writeBatch } from '../../../packages/platform/src/services/push/publish/write-batch.ts';
import { asData, pushApp } from '../../../packages/platform/src/services/push/testing.ts';
import type { PlatformOptions } from '../../../packages/platform/src/start/main.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../../packages/platform/src/testing/platform.ts';
import { act } from './actor.ts';

/** As many as the platform has to its database. */
const CONNECTIONS = 10;

let platform: TestPlatform;
const apps = new Map<string, TestApp>();

act(
  {
    async open(options: PlatformOptions) {
      // why not strict: that is the manner of tests, and costs what a user never pays
      platform = await testPlatform({ ...options, config: { strictReplies: false } });
      return { port: platform.port };
    },
    async app() {
      const app = await pushApp(platform);
      apps.set(app.id, app);
      return app.id;
    },
    async tokens({ appId, playerIds }: { appId: string; playerIds: readonly string[] }) {
      const { db } = platform.ports;
      const asked = await apps.get(appId)?.call('POST', `/upush/v1/apps/${appId}/connect-token`, { playerId: 'first' });
      const { serverId = '' } = (asked?.body ?? {}) as { serverId?: string };
      const tokens = playerIds.map((playerId) => `${playerId} ${platform.ports.ids.token(8)}`);
      const rows = playerIds.map((playerId, index) => ({
        ...{ token_hash: hashToken(tokens[index] ?? ''), app_id: appId, player_id: playerId, server_id: serverId },
        ...{ signed_with: '', expires_at: new Date(platform.ports.clock.now().getTime() + 3_600_000).toISOString() },
      }));
      for (let from = 0; from < rows.length; from += 1000) {
        await db
          .insertInto('push_tokens')
          .values(rows.slice(from, from + 1000))
          .execute();
      }
      return tokens;
    },
    async notify({ appId }: { appId: string }) {
      const body = { target: { all: true }, content: 'x'.repeat(200) };
      const answer = await apps.get(appId)?.call('POST', `/upush/v1/apps/${appId}/system-notify`, body);
      return (answer?.body as { delivered?: number } | undefined)?.delivered;
    },
    /** Says so many at once, to each channel in its turn. */
    async say(round: Round) {
      const { writer } = liveOf(platform.ports);
      await Promise.all(wantedOf(round).map((one) => writer.put(one)));
    },
    /** Each message in a transaction with a NOTIFY of its own. */
    async sayEach(round: Round) {
      const queue = wantedOf(round).values();
      const worker = async (): Promise<void> => {
        for (const one of queue) {
          await writeBatch(platform.ports, [one], 'outbox');
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, worker));
    },
  },
  async () => platform?.stop(),
);

interface Round {
  readonly appId: string;
  readonly names: readonly string[];
  readonly count: number;
}

function wantedOf({ appId, names, count }: Round): Wanted[] {
  const sentAt = platform.ports.clock.now().toISOString();
  const said = { to: 'channel' as const, isPublic: false, senderId: 'bench', data: asData('x'.repeat(60)) };
  return Array.from({ length: count }, (_, index) => ({
    ...{ appId, messageId: platform.ports.ids.uuid(), sentAt, isCounted: false },
    what: { ...said, name: names[index % names.length] ?? '' },
  }));
}
