// Says how a folder and a bucket differ, and changes nothing.

import { EXIT } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { BUCKET_FLAG, BUCKET_SCREEN, openBucket } from './bucket/buckets.ts';
import { FILTER_FLAGS, FOLDER_ARGS, LINK_FLAGS, PREFIX_FLAG } from './transfer/flags.ts';

export default defineCommand({
  id: 'cdn diff',
  summary: { zh: '比较目录与资源桶', en: 'Compare a folder with a bucket' },
  description: {
    zh: '按内容比较，不做任何修改。改名的文件按内容识别。加上 --exit-code 时，有差异则以 1 退出。',
    en: 'Compares by content and changes nothing. Renamed files are known by their content. With --exit-code a difference ends with 1.',
  },
  args: FOLDER_ARGS,
  flags: {
    ...BUCKET_FLAG,
    ...PREFIX_FLAG,
    ...FILTER_FLAGS,
    ...LINK_FLAGS,
    'exit-code': { type: 'boolean', text: { zh: '有差异时以 1 退出', en: 'End with 1 where they differ' } },
  },
  examples: [
    { text: { zh: '将要上传什么', en: 'What a sync would do' }, line: 'uos cdn diff dist' },
    {
      text: { zh: '在 CI 中检查是否已同步', en: 'In CI: is everything there?' },
      line: 'uos cdn diff dist --exit-code --json',
    },
  ],
  output: {
    columns: [
      { field: 'change', title: { zh: '差异', en: 'Change' } },
      { field: 'path', title: { zh: '路径', en: 'Path' } },
      { field: 'size', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
      { field: 'from', title: { zh: '原路径', en: 'From' } },
    ],
    fields: ['change', 'path', 'size', 'from'],
  },
  web: BUCKET_SCREEN,
  exits: {
    1: { zh: '有差异，且给出了 --exit-code', en: 'they differ, and --exit-code was given' },
    8: { zh: '部分文件没有比较，已列出', en: 'some files were not compared; they are named' },
  },
  async run(ctx) {
    const { flags } = ctx;
    const [{ planSync }, { bucketId }] = await Promise.all([import('./transfer/sync.ts'), openBucket(ctx)]);
    const comparing = { ...ctx, flags: { ...flags, delete: false, 'max-delete': undefined } };
    const { plan, state, skipped } = await planSync(comparing, bucketId);
    state.close();
    const from = new Map(plan.moves.map((move) => [move.to, move.from]));
    const gone = new Set(plan.moves.map((move) => move.from));
    const sized = (change: string) => (file: (typeof plan.create)[number]) => ({
      change,
      path: file.path,
      size: file.source.size,
      from: '',
    });
    const rows = [
      ...plan.create.map((file) => {
        const old = from.get(file.path);
        return old === undefined ? sized('add')(file) : { ...sized('rename')(file), from: old };
      }),
      ...plan.change.map(sized('change')),
      ...plan.complete.map(sized('complete')),
      ...plan.extra
        .filter(({ path }) => !gone.has(path))
        .map(({ path, size }) => ({ change: 'extra', path, size, from: '' })),
      ...skipped.map(({ path }) => ({ change: 'skipped', path, size: null, from: '' })),
    ];
    ctx.note({
      zh: rows.length === 0 ? `相同，共 ${plan.same} 个文件。` : `${rows.length} 处差异，${plan.same} 个文件相同。`,
      en:
        rows.length === 0
          ? `The same ${plan.same} files.`
          : `${rows.length} differences, ${plan.same} files are the same.`,
    });
    if (rows.length > skipped.length && flags['exit-code']) {
      ctx.exit(EXIT.failed);
    }
    return rows;
  },
});
