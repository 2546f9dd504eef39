// Puts a file into a save: permission, the bytes, and what confirms them.
import { existsSync, openAsBlob, statSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { saveLabels, wordsOf } from '@uos/contract/labels';
import { CliError, EXIT, usageError } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { OWNER_FLAGS, SAVE_OUTPUT, titleOf, unlessChanged } from './saves.ts';

export default defineCommand({
  id: 'save upload',
  summary: { zh: '上传云存档', en: 'Upload a save' },
  description: {
    zh: '不给 --save 时新建；单进度（LINEAR）的存档每个玩家在一个命名空间里只有一个，已有时改写它。改写之前会询问；原来的内容留作历史版本。存档在此期间被别处修改时拒绝（退出码 6）。',
    en: 'Without --save it is a new one; of LINEAR saves a player has one in a namespace, which is written over. It asks before it writes over one, whose content stays as a version. Where the save is changed elsewhere meanwhile it refuses (exit 6).',
  },
  args: { file: { text: { zh: '文件', en: 'File' } } },
  flags: {
    ...OWNER_FLAGS,
    save: { type: 'string', value: 'id', ref: 'save.file', text: { zh: '改写这个存档', en: 'The save to write over' } },
    name: { type: 'string', text: { zh: '名称', en: 'Name' } },
    type: {
      type: 'string',
      choices: wordsOf(saveLabels.save.progressType),
      text: { zh: '新存档的类型，默认 MULTI', en: 'Type of a new save, MULTI unless given' },
    },
    'if-revision': {
      type: 'number',
      value: 'n',
      text: { zh: '只在存档是这个修订号时写入', en: 'Only where the save has this revision' },
    },
  },
  changes: 'app',
  danger: 'confirm',
  examples: [
    {
      text: { zh: '给玩家的进度', en: 'The progress of a player' },
      line: 'uos save upload progress.json --user wx-70431 --namespace progress --type LINEAR --yes',
    },
    {
      text: { zh: '改写一个存档', en: 'Over a save' },
      line: 'uos save upload fixed.json --save 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e --yes',
    },
  ],
  output: SAVE_OUTPUT,
  replaces: ['save.files.uploadToken', 'save.files.set'],
  async run(ctx) {
    const { user, persona, namespace, name, type, save: saveId, 'if-revision': ifRevision } = ctx.flags;
    const path = resolve(ctx.io.cwd, ctx.args.file);
    if (!existsSync(path) || !statSync(path).isFile()) {
      throw usageError('not-a-file', (t) => t.errors.notFile(path), 'uos save upload --help');
    }
    const save = await ctx.uos.service('save');
    const before = await existing();
    const userId = user ?? before?.userId;
    if (userId === undefined) {
      throw usageError('missing-flag', (t) => t.errors.missingFlag('--user'), 'uos save upload --help');
    }
    const { size } = statSync(path);
    await ctx.confirm(
      before === undefined
        ? { zh: `将为玩家 ${userId} 新建存档`, en: `A new save of player ${userId}` }
        : {
            zh: `将改写玩家 ${userId} 的存档 ${titleOf(before)}（修订号 ${before.revision}，${before.file.size} 字节改为 ${size} 字节）`,
            en: `Save ${titleOf(before)} of player ${userId} is written over (revision ${before.revision}, ${before.file.size} bytes become ${size})`,
          },
      before === undefined ? userId : titleOf(before),
    );
    if (ctx.globals['dry-run'] === true) {
      return (
        before ?? { userId, personaId: persona ?? '', namespace: namespace ?? '', name: name ?? '', file: { size } }
      );
    }
    const { md5Of } = await import('./content.ts');
    const md5 = await md5Of(path);
    const { saveId: id, fileUploadToken: to } = await save.files.uploadToken({
      userId,
      ...(before === undefined ? {} : { saveId: before.saveId }),
      fileUploadRequest: { originalName: basename(path), format: extname(path).slice(1) },
    });
    await send(to);
    const written = await unlessChanged(ctx, id, () =>
      save.files.set({
        ...{ userId, saveId: id },
        ...(persona !== undefined && { personaId: persona }),
        ...(name !== undefined && { name }),
        ...(before === undefined && name === undefined && { name: basename(path) }),
        ...(namespace !== undefined && { namespace }),
        ...(before === undefined && type !== undefined && { progressType: type }),
        fileUploadRequest: { objectId: to.objectId, md5, size },
        ifRevision: ifRevision ?? before?.revision ?? 0,
      }),
    );
    // why both names: a save keeps that of the file it began with
    const [title, { revision }] = [titleOf(written.save), written.save];
    ctx.note(
      before === undefined
        ? { zh: `已新建存档 ${title}，修订号 ${revision}。`, en: `Made save ${title}, revision ${revision}.` }
        : {
            zh: `已将 ${basename(path)} 写入存档 ${title}，修订号 ${revision}。`,
            en: `Wrote ${basename(path)} over save ${title}, revision ${revision}.`,
          },
    );
    return written.save;

    /** The save that is written over. */
    async function existing() {
      if (saveId !== undefined) {
        return (await save.files.get({ id: saveId })).save;
      }
      if (type !== 'LINEAR' || user === undefined) {
        return undefined;
      }
      const { saves } = await save.files.list({
        ...{ userId: user, namespaces: [namespace ?? ''], progressType: 'LINEAR', count: 100 },
      });
      return saves.find(({ personaId }) => personaId === (persona ?? ''));
    }

    async function send(token: typeof to): Promise<void> {
      const [{ signedPut }, { showProgress }] = await Promise.all([
        import('@uos/sdk/saves'),
        import('../../terminal/progress.ts'),
      ]);
      const progress = showProgress('upload', ctx);
      progress.update({ files: 0, bytes: 0 }, { files: 1, bytes: size });
      const { url, headers } = signedPut(token);
      try {
        const answer = await fetch(url, { method: 'PUT', headers, body: await openAsBlob(path), signal: ctx.signal });
        if (!answer.ok) {
          const said = await answer.text();
          throw new CliError('upload-refused', {
            exit: EXIT.failed,
            what: () => ctx.say({ zh: '对象存储拒绝了上传。', en: 'The object store refused the upload.' }),
            why: () => `HTTP ${answer.status} ${said.slice(0, 500)}`,
            status: answer.status,
          });
        }
      } finally {
        progress.clear();
      }
    }
  },
});
