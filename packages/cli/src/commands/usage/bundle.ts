// Shows what an asset bundle holds and what of it is large.
import { formatSize } from '@uos/contract/rules';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { appIdOf } from '../app/apps.ts';
import { BUCKET_FLAG, bucketIdOf } from '../cdn/bucket/buckets.ts';

const FIRST_PAUSE_MS = 300;
const MAX_PAUSE_MS = 3000;

export default defineCommand({
  id: 'usage bundle',
  web: '/services/{appId}/asset/bucket',
  summary: { zh: '分析资源包：里面有什么，什么最大', en: 'Analyse an asset bundle: what is in it, what is large' },
  description: {
    zh: '等到分析完成；一小时内再次查看直接返回结果。',
    en: 'Waits until it is analysed; within an hour the result is there at once.',
  },
  args: { path: { text: { zh: '资源包在资源桶中的路径', en: 'Path of the bundle in the bucket' } } },
  flags: {
    ...BUCKET_FLAG,
    badge: {
      type: 'string',
      ref: 'cdn.badge',
      text: { zh: '徽章指向的版本，默认当前文件', en: 'Of the release a badge points at' },
    },
    limit: { type: 'number', least: 1, value: 'n', text: { zh: '只列出最大的多少个', en: 'Only the largest' } },
  },
  examples: [
    {
      text: { zh: '最大的十个资源', en: 'The ten largest assets' },
      line: 'uos usage bundle ui/main.bundle --limit 10',
    },
    {
      text: { zh: '线上版本里的', en: 'Of the live release' },
      line: 'uos usage bundle ui/main.bundle --badge live',
      shows: ['usage.cdn.analyzeBundle'],
    },
  ],
  output: {
    columns: [
      { field: 'Name', title: { zh: '名称', en: 'Name' } },
      { field: 'Type', title: { zh: '类型', en: 'Type' } },
      { field: 'Size', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
    ],
    fields: ['Name', 'Type', 'Size'],
  },
  exits: { 1: { zh: '失败，或读不懂这个资源包', en: 'failed, or the bundle cannot be read' } },
  async run(ctx) {
    const { args, flags } = ctx;
    const id = appIdOf(ctx);
    const BucketId = await bucketIdOf(ctx, flags.bucket);
    const usage = await ctx.uos.service('usage');
    const question = { id, BucketId, Path: args.path, ...(flags.badge && { Badge: flags.badge }) };
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      const { Status, Result, Error: reason } = await usage.cdn.analyzeBundle(question);
      if (Status === 'Failed') {
        throw new CliError('not-analysed', {
          exit: EXIT.failed,
          what: () => ctx.say({ zh: `${args.path} 分析失败。`, en: `${args.path} could not be analysed.` }),
          why: () => reason,
        });
      }
      if (Result !== null) {
        const { FileSize, AssetCount, Compression, Assets } = Result;
        const size = formatSize(FileSize);
        ctx.note({
          zh: `${args.path}：${size}，${AssetCount} 个资源，${Compression}`,
          en: `${args.path}: ${size}, ${AssetCount} assets, ${Compression}`,
        });
        return [...Assets].sort((a, b) => b.Size - a.Size).slice(0, flags.limit);
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      ctx.signal.throwIfAborted();
    }
  },
});
