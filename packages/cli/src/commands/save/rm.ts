// Deletes saves.
import type { CloudSave } from '@uos/sdk';
import { usageError } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { OWNER_FLAGS, SAVE_OUTPUT, titleOf } from './saves.ts';

const AT_ONCE = 100;

export default defineCommand({
  id: 'save rm',
  summary: { zh: '删除云存档', en: 'Delete saves' },
  description: {
    zh: '按 ID 删除，或用 --user、--namespace 删除一个玩家的；历史版本一起删除，无法恢复。先用 --dry-run 看会删除哪些。',
    en: 'By id, or with --user and --namespace those of a player; their versions go with them and nothing brings them back. --dry-run shows which.',
  },
  args: { saves: { many: true, ref: 'save.file', text: { zh: '存档 ID', en: 'Ids of saves' } } },
  flags: OWNER_FLAGS,
  changes: 'app',
  danger: 'confirm',
  examples: [
    {
      text: { zh: '一个存档', en: 'One of them' },
      line: 'uos save rm 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e --yes',
    },
    {
      text: { zh: '一个玩家会失去什么', en: 'What a player would lose' },
      line: 'uos save rm --user wx-70431 --dry-run',
    },
  ],
  output: SAVE_OUTPUT,
  replaces: ['save.files.remove', 'save.files.removeMany'],
  async run(ctx) {
    const service = await ctx.uos.service('save');
    const saves = await chosen();
    if (saves.length === 0) {
      ctx.note({ zh: '没有这样的存档。', en: 'There are no such saves.' });
      return [];
    }
    const players = new Set(saves.map(({ userId }) => userId));
    const [first] = saves as [CloudSave, ...CloudSave[]];
    const title = saves.length === 1 ? titleOf(first) : String(saves.length);
    await ctx.confirm(
      saves.length === 1
        ? { zh: `将删除玩家 ${first.userId} 的存档 ${title}`, en: `Save ${title} of player ${first.userId} is deleted` }
        : {
            zh: `将删除 ${players.size} 个玩家的 ${saves.length} 个存档`,
            en: `${saves.length} saves of ${players.size} players are deleted`,
          },
      title,
    );
    if (ctx.globals['dry-run'] !== true) {
      for (let from = 0; from < saves.length; from += AT_ONCE) {
        await service.files.removeMany({ saveIds: saves.slice(from, from + AT_ONCE).map(({ saveId }) => saveId) });
      }
      ctx.note({ zh: `已删除 ${saves.length} 个存档。`, en: `Deleted ${saves.length} saves.` });
    }
    return saves;

    async function chosen(): Promise<CloudSave[]> {
      const { user, persona, namespace } = ctx.flags;
      const ids = ctx.args.saves;
      if (ids.length > 0) {
        return Promise.all(ids.map(async (id) => (await service.files.get({ id })).save));
      }
      if (user === undefined) {
        throw usageError('missing-flag', (t) => t.errors.missingFlag('--user'), 'uos save rm --help');
      }
      const found: CloudSave[] = [];
      for await (const one of service.files.list.all({
        userId: user,
        ...(persona !== undefined && { personaId: persona }),
        ...(namespace !== undefined && { namespaces: [namespace] }),
      })) {
        found.push(one);
      }
      return found;
    }
  },
  show: (rows) => (rows.length === 0 ? '' : undefined),
});
