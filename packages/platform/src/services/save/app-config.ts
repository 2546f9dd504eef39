// The limits of the saves of an app.
import type { save } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { limitsReply } from './replies.ts';
import type { Limits } from './rules.ts';
import { findLimits, setLimits } from './store/config.ts';

type Tree = Handlers<typeof save>['appConfig'];
type Set = Extract<Tree['set'], (...args: never) => unknown>;
type Change = Parameters<Set>[0]['input'];

export const appConfig: Tree = {
  get: async (call) => ({ appConfig: limitsReply(await findLimits(call.db, call.appId)) }),
  async set(call) {
    const before = await findLimits(call.db, call.appId);
    const after = limitsReply(await setLimits(call.db, call.appId, changeOf(call.input)));
    call.note({ target: call.appId, before: limitsReply(before), after });
    return { appConfig: after };
  },
};

const COLUMNS: Readonly<Record<keyof Change, keyof Limits>> = {
  maxSaveSize: 'max_save_size',
  maxSavesPerUser: 'max_saves_per_user',
  maxBytesPerUser: 'max_bytes_per_user',
  keepVersions: 'keep_versions',
  maxPfpSize: 'max_pfp_size',
  downloadUrlTtl: 'download_url_ttl',
  clientWriteEnabled: 'client_write_enabled',
};

function changeOf(input: Change): Partial<Limits> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      value === undefined || !Object.hasOwn(COLUMNS, name) ? [] : [[COLUMNS[name as keyof Change], value]],
    ),
  );
}
