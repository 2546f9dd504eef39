// What content delivery knows of the calling app. Source: wire/cdn-and-platform.md 1.4, 1.5.
import type { cdn } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { appUsage } from './store/me.ts';
import { markGenerated, readSequence } from './store/sequences.ts';

const BYTES_PER_GB = 1_000_000_000;

export const me: Handlers<typeof cdn>['me'] = {
  uos: async (call) => projectInfo(call),
  // Nothing to drop: each call reads the app's secret anew, so that a regenerated one holds at once.
  refreshCache: async () => ({}),
  async info(call) {
    const usage = await appUsage(call.db, call.appId);
    const freeBytes = usage.free_credit * BYTES_PER_GB - usage.bytes;
    return {
      ...projectInfo(call),
      AppId: call.appId,
      ProjectName: usage.name,
      OrganizationId: usage.org_id,
      usage: { bytes: usage.bytes, free_bytes: Math.max(0, freeBytes) },
      quota: { bucket_count: usage.bucket_count, entry_count: usage.entry_count },
    };
  },
  sequence: (call) => sequenceReply(call),
  async generateMapping(call) {
    await markGenerated(call.db, call.appId, call.now);
    return sequenceReply(call);
  },
};

function projectInfo(call: Call) {
  return { UnityProjectGuid: call.appId, Provider: 'BlueCloud', Status: true };
}

async function sequenceReply(call: Call) {
  const { sequence, generated_at: generated, count } = await readSequence(call.db, call.appId);
  return { projectguid: call.appId, sequence, generated, count };
}
