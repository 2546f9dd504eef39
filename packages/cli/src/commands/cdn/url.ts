// Says where a game loads a file from.

import { usageError } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { BUCKET_FLAG, bucketIdOf } from './bucket/buckets.ts';
import { type ContentOf, contentBase, contentUrl } from './content-url.ts';
import { releaseOf } from './release/releases.ts';

export default defineCommand({
  id: 'cdn url',
  summary: { zh: '查看内容地址', en: 'Show a content URL' },
  description: {
    zh: '默认是 latest 徽章的地址；--release 固定到一个版本，--head 指向尚未发布的当前内容。',
    en: 'That of the badge latest unless told; --release pins one release, --head shows what is not released yet.',
  },
  args: {
    path: { optional: true, text: { zh: '文件路径；省略时是目录地址', en: 'Path; the folder’s URL when left out' } },
  },
  flags: {
    ...BUCKET_FLAG,
    badge: { type: 'string', ref: 'cdn.badge', text: { zh: '徽章，默认 latest', en: 'Badge, latest unless given' } },
    release: {
      type: 'string',
      value: 'id|number',
      ref: 'cdn.release',
      text: { zh: '固定到一个版本', en: 'Pin a release' },
    },
    head: { type: 'boolean', text: { zh: '当前内容，不论是否发布', en: 'What is there now, released or not' } },
  },
  examples: [
    { text: { zh: '网页游戏的入口', en: 'Where a web game starts' }, line: 'uos cdn url index.html --badge live' },
    {
      text: { zh: '给引擎配置的远程加载目录', en: 'The folder for an engine’s remote path' },
      line: 'uos cdn url --badge live',
    },
  ],
  output: {
    bare: 'url',
    columns: [{ field: 'url', title: { zh: '地址', en: 'URL' } }],
    fields: ['url', 'bucket', 'path', 'badge', 'release'],
  },
  async run(ctx) {
    const { bucket, badge, release, head } = ctx.flags;
    const { path = '' } = ctx.args;
    if ([badge, release, head || undefined].filter((given) => given !== undefined).length > 1) {
      throw usageError('one-of', (t) => t.errors.oneOf('--badge, --release, --head'), 'uos cdn url --help');
    }
    const cdn = await ctx.uos.service('cdn');
    const id = await bucketIdOf(ctx, bucket);
    const base = await contentBase(ctx);
    const releaseid = release === undefined ? undefined : (await releaseOf(ctx, cdn, id, release)).releaseid;
    const of: ContentOf = head
      ? { kind: 'head' }
      : releaseid === undefined
        ? { kind: 'badge', badge: badge ?? 'latest' }
        : { kind: 'release', releaseid };
    const clean = path.replaceAll('\\', '/').replace(/^\/+/, '');
    return {
      url: contentUrl(base, id, of, clean),
      bucket: id,
      path: clean,
      badge: head || releaseid !== undefined ? '' : (badge ?? 'latest'),
      release: releaseid ?? '',
    };
  },
});
