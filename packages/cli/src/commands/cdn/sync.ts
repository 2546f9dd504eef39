// Makes a bucket hold what a folder holds, and releases it when asked to.
import { BUCKET_FLAG, bucketIdOf } from '../../cdn/buckets.ts';
import { defineCommand } from '../../command.ts';

export default defineCommand({
  id: 'cdn sync',
  summary: { zh: '把目录同步到资源桶', en: 'Sync a folder to a bucket' },
  description: {
    zh: '先比较再上传，只传新增和改变的内容；中断后再运行一次会接着上传。跳过 node_modules、.git、.vscode 和 .uosignore 列出的文件。默认不删除资源桶里多余的文件。',
    en: 'Compares first and uploads only what is new or changed; run again after an interruption it goes on where it was. Leaves out node_modules, .git, .vscode and what .uosignore lists. Keeps what the folder does not have unless told.',
  },
  args: {
    folder: { text: { zh: '本地目录', en: 'Folder' } },
    prefix: {
      optional: true,
      text: { zh: '资源桶内的目录，默认根目录', en: 'Folder inside the bucket; its root unless given' },
    },
  },
  flags: {
    ...BUCKET_FLAG,
    delete: {
      type: 'boolean',
      short: 'd',
      text: { zh: '删除目录里没有的文件，最后执行', en: 'Delete what the folder does not have, at the end' },
    },
    'max-delete': {
      type: 'number',
      value: 'n',
      text: {
        zh: '最多删除多少个；不给出时超过 100 个或 20% 会停下',
        en: 'Delete at most so many; more than 100 or 20 % stops without it',
      },
    },
    exclude: {
      type: 'string',
      many: true,
      value: 'pattern',
      text: { zh: '排除，.gitignore 语法', en: 'Leave out, in the syntax of .gitignore' },
    },
    transfers: {
      type: 'number',
      value: 'n',
      text: { zh: '同时上传的数量，默认 10', en: 'Uploads at once, 10 unless given' },
    },
    release: { type: 'boolean', text: { zh: '同步后发布新版本', en: 'Cut a release afterwards' } },
    notes: { type: 'string', short: 'n', text: { zh: '版本说明', en: 'Notes of the release' } },
    badge: { type: 'string', text: { zh: '让这个徽章指向新版本', en: 'Point this badge at the release' } },
  },
  examples: [
    {
      text: { zh: '同步并发布上线', en: 'Sync, release and go live' },
      line: 'uos cdn sync dist --release --badge live',
    },
    { text: { zh: '先看会发生什么', en: 'See what would happen' }, line: 'uos cdn sync dist --delete --dry-run' },
    {
      text: { zh: '在 CI 里让资源桶与目录完全一致', en: 'In CI, exactly what the folder holds' },
      line: 'uos cdn sync dist --delete --yes --release --notes "$CI_COMMIT_SHA" --json',
    },
    { text: { zh: '同步到子目录', en: 'Into a folder of the bucket' }, line: 'uos cdn sync assets art/v2' },
  ],
  output: {
    columns: [
      { field: 'uploaded', title: { zh: '已上传', en: 'Uploaded' } },
      { field: 'bytes', title: { zh: '传输量', en: 'Sent' }, format: 'bytes' },
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
      'failed',
      'seconds',
      'release',
      'badge',
      'dryRun',
      'create',
      'change',
      'remove',
      'bytesToSend',
    ],
  },
  exits: { 8: { zh: '部分文件没有上传，再运行一次会接着上传', en: 'some files are missing; run it again to go on' } },
  async run(ctx) {
    const { flags, globals } = ctx;
    const { badge = '', notes } = flags;
    if (flags.delete) {
      ctx.checkAskable();
    }
    const { apply, planAndShow, planDocument } = await import('../../cdn/transfer/sync.ts');
    const cdn = await ctx.uos.service('cdn');
    const bucketId = await bucketIdOf(ctx, cdn, flags.bucket);
    const planned = await planAndShow(ctx, bucketId);
    if (globals['dry-run']) {
      return planDocument(planned.plan, planned.isRemoving);
    }
    if (planned.isRemoving) {
      const gone = planned.plan.extra.length;
      await ctx.confirm({ zh: `将删除 ${gone} 个文件`, en: `${gone} entries will be deleted` }, String(gone));
    }
    const summary = await apply(ctx, bucketId, planned);
    if (!flags.release && badge === '') {
      return { ...summary, release: null, badge };
    }
    const { releaseid, releasenum } = await cdn.releases.create({ id: bucketId, ...(notes && { notes }) });
    ctx.note({ zh: `已发布版本 ${releasenum}。`, en: `Released ${releasenum}.` });
    if (badge !== '') {
      await cdn.badges.set({ id: bucketId, name: badge, releaseid });
      ctx.note({ zh: `徽章 ${badge} 现在指向它。`, en: `Badge ${badge} points at it.` });
    }
    return { ...summary, release: { releaseid, releasenum }, badge };
  },
});
