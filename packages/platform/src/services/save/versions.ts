// The contents that a save had before: listed, and brought back.
import type { save } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { changedElsewhere, keepVersion, raiseUse, refuseStale } from './confirm.ts';
import { linkedIf, requireSave } from './files.ts';
import { saveReply, versionReply } from './replies.ts';
import { findLimits } from './store/config.ts';
import { updateSave } from './store/saves.ts';
import { deleteFiles } from './store/uploads.ts';
import { holdUsers } from './store/users.ts';
import { takeVersion, versionsOf } from './store/versions.ts';
import { meterWrite } from './usage.ts';
import { refuseLookers } from './whose.ts';

export const versions: Handlers<typeof save>['versions'] = {
  async list(call) {
    const found = await requireSave(call, call.input.id);
    refuseLookers(call);
    const linked = await linkedIf(call);
    const rows = await versionsOf(call.db, call.appId, found.id);
    return { versions: rows.map((row) => versionReply(row, linked)) };
  },
  async restore(call) {
    const { db, appId, input } = call;
    const { user_id: userId } = await requireSave(call, input.id);
    await holdUsers(db, appId, [userId]);
    const { file: _, cover: __, ...found } = await requireSave(call, input.id);
    const view = { ...found, file: null, cover: null };
    refuseStale(call, found.id, view, input.ifRevision);
    const version = await takeVersion(db, { app_id: appId, save_id: found.id, number: Number(input.number) });
    if (version === undefined) {
      throw call.refuse('not-found', 'version not found');
    }
    const revision = found.revision + 1;
    const row = { ...found, file_id: version.file_id, file_revision: revision, revision, modified_at: call.now };
    if (!(await updateSave(db, row, found.revision))) {
      throw changedElsewhere(call, found.id, view);
    }
    const limits = await findLimits(db, appId);
    const freed = await deleteFiles(db, appId, await keepVersion(call, found, limits));
    await raiseUse(call, userId, limits, { saves: 0, bytes: -freed });
    await meterWrite(call, { count: 1, uploads: 0 });
    note(call, { from: found.revision, version: version.number });
    return { save: saveReply(await requireSave(call, found.id)) };
  },
};

function note(call: Call<{ readonly id: string }>, { from, version }: { from: number; version: number }): void {
  call.note({
    target: call.input.id,
    before: { revision: from },
    after: { revision: from + 1, restoredVersion: version },
  });
}
