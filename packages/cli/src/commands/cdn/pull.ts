// Makes a folder hold what a bucket, a release or a badge holds.

import { usageError } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { BUCKET_FLAG, BUCKET_SCREEN, openBucket } from './bucket/buckets.ts';
import type { ContentOf } from './content-url.ts';
import { releaseOf } from './release/releases.ts';
import {
  checkDeleteFlags,
  checkSpeed,
  deleteFlags,
  FILTER_FLAGS,
  FOLDER_ARGS,
  PREFIX_FLAG,
  SPEED_FLAGS,
} from './transfer/flags.ts';

export default defineCommand({
  id: 'cdn pull',
  summary: { zh: '把资源桶下载到目录', en: 'Download a bucket into a folder' },
  description: {
    zh: '默认下载当前内容；--badge 或 --release 下载已发布的版本。只下载不同的文件，按 MD5 核对，中断后再运行一次会从断点继续。',
    en: 'What is there now unless --badge or --release is given. Gets only what differs, proves it by MD5, and goes on in the middle of a file after an interruption.',
  },
  args: FOLDER_ARGS,
  flags: {
    ...BUCKET_FLAG,
    ...PREFIX_FLAG,
    badge: { type: 'string', ref: 'cdn.badge', text: { zh: '下载徽章指向的版本', en: 'What this badge serves' } },
    release: {
      type: 'string',
      value: 'id|number',
      ref: 'cdn.release',
      text: { zh: '下载这个版本', en: 'This release' },
    },
    ...deleteFlags({
      zh: '删除资源桶里没有的本地文件，最后执行',
      en: 'Delete local files the bucket does not have, at the end',
    }),
    ...FILTER_FLAGS,
    ...SPEED_FLAGS,
  },
  examples: [
    { text: { zh: '取回线上版本', en: 'What is live' }, line: 'uos cdn pull live-copy --badge live' },
    { text: { zh: '只取一个目录', en: 'One folder of it' }, line: 'uos cdn pull assets --prefix art/v2' },
  ],
  output: {
    columns: [
      { field: 'downloaded', title: { zh: '已下载', en: 'Downloaded' } },
      { field: 'bytes', title: { zh: '传输量', en: 'Received' }, format: 'bytes' },
      { field: 'unchanged', title: { zh: '未变', en: 'Unchanged' } },
      { field: 'removed', title: { zh: '已删除', en: 'Deleted' } },
      { field: 'failed', title: { zh: '失败', en: 'Failed' } },
      { field: 'seconds', title: { zh: '用时（秒）', en: 'Seconds' } },
    ],
    fields: [
      'bucket',
      'folder',
      'downloaded',
      'unchanged',
      'removed',
      'bytes',
      'resumedBytes',
      'failed',
      'failures',
      'seconds',
      'dryRun',
      'get',
      'remove',
    ],
  },
  web: BUCKET_SCREEN,
  exits: { 8: { zh: '部分文件没有下载，再运行一次会接着下载', en: 'some files are missing; run it again to go on' } },
  async run(ctx) {
    const { flags, globals } = ctx;
    if (flags.badge !== undefined && flags.release !== undefined) {
      throw usageError('one-of', (t) => t.errors.oneOf('--badge, --release'), 'uos cdn pull --help');
    }
    checkSpeed(ctx);
    checkDeleteFlags(ctx);
    if (flags.delete) {
      ctx.checkAskable();
    }
    const [{ applyPull, planPull, showPull }, { goesOn }, { cdn, bucketId }] = await Promise.all([
      import('./transfer/pull.ts'),
      import('./transfer/goes-on.ts'),
      openBucket(ctx),
    ]);
    const releaseid =
      flags.release === undefined ? undefined : (await releaseOf(ctx, cdn, bucketId, flags.release)).releaseid;
    const of: ContentOf =
      flags.badge !== undefined
        ? { kind: 'badge', badge: flags.badge }
        : releaseid !== undefined
          ? { kind: 'release', releaseid }
          : { kind: 'head' };
    const plan = await planPull(ctx, cdn, bucketId, of);
    showPull(ctx, plan);
    if (globals['dry-run']) {
      const get = plan.get.map(({ path, size }) => ({ path, size }));
      return { dryRun: true, get, remove: flags.delete ? plan.extra : [], unchanged: plan.same };
    }
    if (flags.delete && plan.extra.length > 0) {
      const gone = plan.extra.length;
      await ctx.confirm({ zh: `将删除 ${gone} 个本地文件`, en: `${gone} local files will be deleted` }, String(gone));
    }
    return await goesOn(ctx, () => applyPull(ctx, bucketId, of, plan));
  },
  // why: a dry run has told its plan by then, and a table of what was not done says nothing
  show: (answer) => ('dryRun' in answer ? '' : undefined),
});
