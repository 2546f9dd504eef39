// Makes a bucket hold what a folder holds, and releases it when asked to.
import type { CdnCalls } from '@uos/sdk/services/cdn';
import { usageError } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { BUCKET_FLAG, BUCKET_SCREEN, openBucket } from './bucket/buckets.ts';
import {
  checkDeleteFlags,
  checkSpeed,
  deleteFlags,
  FILTER_FLAGS,
  FOLDER_ARGS,
  LINK_FLAGS,
  PREFIX_FLAG,
  SPEED_FLAGS,
} from './transfer/flags.ts';
import type { Expected } from './transfer/read-back.ts';
import type { Planned, SyncContext } from './transfer/sync.ts';

export default defineCommand({
  id: 'cdn sync',
  summary: { zh: '把目录同步到资源桶', en: 'Sync a folder to a bucket' },
  description: {
    zh: '先比较再上传，只传新增和改变的内容；中断后再运行一次会接着上传。跳过 node_modules、.git、.vscode 和 .uosignore 列出的文件。默认不删除资源桶里多余的文件。',
    en: 'Compares first and uploads only what is new or changed; run again after an interruption it goes on where it was. Leaves out node_modules, .git, .vscode and what .uosignore lists. Keeps what the folder does not have unless told.',
  },
  args: FOLDER_ARGS,
  flags: {
    ...BUCKET_FLAG,
    ...PREFIX_FLAG,
    ...deleteFlags({ zh: '删除目录里没有的文件，最后执行', en: 'Delete what the folder does not have, at the end' }),
    ...FILTER_FLAGS,
    ...LINK_FLAGS,
    ...SPEED_FLAGS,
    verify: { type: 'boolean', text: { zh: '上传后读回并核对内容', en: 'Read back what was uploaded and compare' } },
    release: {
      type: 'boolean',
      text: {
        zh: '同步后发布新版本，没有变化时不发布',
        en: 'Cut a release afterwards, unless nothing changed since the last',
      },
    },
    notes: { type: 'string', short: 'n', text: { zh: '版本说明', en: 'Notes of the release' } },
    badge: {
      type: 'string',
      ref: 'cdn.badge',
      text: { zh: '让这个徽章指向新版本', en: 'Point this badge at the release' },
    },
    'wait-live': {
      type: 'boolean',
      text: {
        zh: '等到玩家从徽章（默认 latest）拿到新版本',
        en: 'Wait until players get the release from the badge, latest unless given',
      },
    },
  },
  changes: 'app',
  examples: [
    {
      text: { zh: '同步并发布上线', en: 'Sync, release and go live' },
      line: 'uos cdn sync dist --release --badge live --wait-live',
    },
    { text: { zh: '先看会发生什么', en: 'See what would happen' }, line: 'uos cdn sync dist --delete --dry-run' },
    {
      text: { zh: '在 CI 里让资源桶与目录完全一致', en: 'In CI, exactly what the folder holds' },
      line: 'uos cdn sync dist --delete --yes --release --notes "$CI_COMMIT_SHA" --json',
    },
    { text: { zh: '同步到子目录', en: 'Into a folder of the bucket' }, line: 'uos cdn sync assets --prefix art/v2' },
  ],
  output: {
    columns: [
      { field: 'uploaded', title: { zh: '已上传', en: 'Uploaded' } },
      { field: 'bytes', title: { zh: '传输量', en: 'Sent' }, format: 'bytes' },
      { field: 'failed', title: { zh: '失败', en: 'Failed' } },
      { field: 'unchanged', title: { zh: '未变', en: 'Unchanged' } },
      { field: 'removed', title: { zh: '已删除', en: 'Deleted' } },
      { field: 'seconds', title: { zh: '用时（秒）', en: 'Seconds' } },
      { field: 'release.releasenum', title: { zh: '版本', en: 'Release' } },
      { field: 'badge', title: { zh: '徽章', en: 'Badge' } },
    ],
    fields: [
      'bucket',
      'created',
      'changed',
      'unchanged',
      'removed',
      'uploaded',
      'bytes',
      'moved',
      'reused',
      'failed',
      'failures',
      'skipped',
      'seconds',
      'verified',
      'release',
      'badge',
      'live',
      'dryRun',
      'create',
      'change',
      'move',
      'remove',
      'bytesToSend',
      'wouldRelease',
    ],
  },
  web: BUCKET_SCREEN,
  jobSummary: true,
  exits: {
    8: {
      zh: '部分文件没有上传：失败的再运行一次会接着上传，跳过的已列出',
      en: 'some files are missing: run it again for what failed; what was left out is named',
    },
  },
  async run(ctx) {
    const { flags, globals } = ctx;
    const { badge = '', notes } = flags;
    const isReleasing = flags.release || badge !== '';
    checkSpeed(ctx);
    checkDeleteFlags(ctx);
    if (badge !== '') {
      // why now: the platform is asked for it last, when all is uploaded and released
      const { checkName } = await import('./transfer/names.ts');
      checkName(ctx, 'badge', badge);
    }
    if (flags.delete) {
      ctx.checkAskable();
    }
    const idle = isReleasing ? undefined : flags['wait-live'] ? '--wait-live' : notes && '--notes';
    if (idle) {
      throw usageError(
        'needs-release',
        () => ctx.say({ zh: `${idle} 需要 --release 或 --badge。`, en: `${idle} needs --release or --badge.` }),
        ctx.line('--release'),
      );
    }
    const [{ applySync, planDocument, planSync, showPlan }, { goesOn }, { cdn, bucketId }] = await Promise.all([
      import('./transfer/sync.ts'),
      import('./transfer/goes-on.ts'),
      openBucket(ctx),
    ]);
    const planned = await planSync(ctx, bucketId);
    showPlan(ctx, planned.plan, planned.isRemoving);
    if (globals['dry-run']) {
      planned.state.close();
      if (isReleasing) {
        ctx.note({
          zh: `随后发布新版本${badge && `，徽章 ${badge} 指向它`}。`,
          en: `Then a release would be cut${badge && `, and badge ${badge} point at it`}.`,
        });
      }
      return { ...planDocument(planned), wouldRelease: isReleasing, badge };
    }
    if (planned.isRemoving) {
      const gone = planned.plan.extra.length;
      await ctx.confirm({ zh: `将删除 ${gone} 个文件`, en: `${gone} entries will be deleted` }, String(gone));
    }
    const summary = await goesOn(ctx, () => applySync(ctx, bucketId, planned));
    if (isReleasing && planned.skipped.length > 0) {
      ctx.note({
        zh: '有文件被跳过，没有发布；排除它们（--exclude）或让它们可用后再运行。',
        en: 'Nothing was released, because files were left out; --exclude them or mend them and run it again.',
      });
    }
    if (summary.failed > 0 || planned.skipped.length > 0) {
      return { ...summary, release: null, badge: '' };
    }
    const verified = flags.verify ? await verifySent(ctx, bucketId, planned) : {};
    if (!isReleasing) {
      return { ...summary, ...verified, release: null, badge };
    }
    const { releaseid, releasenum } = await releaseIfChanged(ctx, cdn, bucketId, notes);
    if (badge !== '') {
      await cdn.badges.set({ id: bucketId, name: badge, releaseid });
      ctx.event({ type: 'badge', badge, releaseid });
      ctx.note({ zh: `徽章 ${badge} 现在指向它。`, en: `Badge ${badge} points at it.` });
    }
    const live = flags['wait-live'] ? await waitUntilLive(ctx, cdn, { bucketId, badge, releaseid }) : {};
    return { ...summary, ...verified, release: { releaseid, releasenum }, badge, ...live };
  },
  // why: a dry run has told its plan by then, and a table of what was not done says nothing
  show: (answer) => ('dryRun' in answer ? '' : undefined),
});

/** why not always: a pipeline that runs again would fill the bucket with releases that are all the same */
async function releaseIfChanged(ctx: SyncContext, cdn: CdnCalls, bucketId: string, notes: string | undefined) {
  const { changes, last_release: last } = await cdn.buckets.get({ id: bucketId });
  if (last !== null && !changes.loading && changes.add + changes.update + changes.delete === 0) {
    const { releaseid, releasenum } = last;
    ctx.note({
      zh: `与版本 ${releasenum} 相同，没有发布新版本。`,
      en: `Nothing changed since release ${releasenum}; none was cut.`,
    });
    return { releaseid, releasenum };
  }
  const { releaseid, releasenum } = await cdn.releases.create({ id: bucketId, ...(notes && { notes }) });
  ctx.event({ type: 'released', releaseid, releasenum });
  ctx.note({ zh: `已发布版本 ${releasenum}。`, en: `Released ${releasenum}.` });
  return { releaseid, releasenum };
}

async function verifySent(ctx: SyncContext, bucketId: string, planned: Planned): Promise<{ verified: number }> {
  const [{ verifyFiles }, { workOf }, { nodeMd5 }, { hashFile }] = await Promise.all([
    import('./transfer/read-back.ts'),
    import('./transfer/sync.ts'),
    import('@uos/sdk/jobs/node'),
    import('@uos/sdk/jobs'),
  ]);
  const files: Expected[] = [];
  for (const { path, md5, source } of workOf(planned.plan)) {
    // why: what was hashed while it was sent has no hash in the plan
    const known = md5 ?? (await hashFile(source, nodeMd5, { signal: ctx.signal }));
    files.push({ path: planned.prefix + path, md5: known, size: source.size });
  }
  return { verified: await verifyFiles(ctx, bucketId, { kind: 'head' }, files) };
}

async function waitUntilLive(
  ctx: SyncContext,
  cdn: CdnCalls,
  { bucketId, badge, releaseid }: { bucketId: string; badge: string; releaseid: string },
): Promise<{ live: boolean }> {
  const { waitLive } = await import('./transfer/live.ts');
  await waitLive(ctx, cdn, { bucketId, badge: badge || 'latest', releaseid });
  return { live: true };
}
