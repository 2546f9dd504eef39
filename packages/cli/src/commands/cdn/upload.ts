// Uploads one file.
import { basename, resolve } from 'node:path';
import { defineCommand } from '../../program/command.ts';
import { BUCKET_FLAG, BUCKET_SCREEN, openBucket } from './bucket/buckets.ts';

export default defineCommand({
  id: 'cdn upload',
  summary: { zh: '上传一个文件', en: 'Upload a file' },
  description: {
    zh: '平台已有相同内容时不再传输。200 MiB 以上的文件分块上传，中断后再运行一次会接着上传。',
    en: 'What the platform has already is not sent again. Files of 200 MiB and more go up in blocks; run again after an interruption it goes on where it was.',
  },
  args: {
    file: { text: { zh: '本地文件', en: 'File' } },
    path: {
      optional: true,
      text: { zh: '资源桶内的路径，默认文件名', en: 'Path in the bucket; the file’s name unless given' },
    },
  },
  flags: {
    ...BUCKET_FLAG,
    'content-type': {
      type: 'string',
      text: { zh: '内容类型，默认按扩展名', en: 'Media type; by the extension unless given' },
    },
    label: { type: 'string', many: true, text: { zh: '标签', en: 'Label' } },
    metadata: { type: 'string', value: 'json', text: { zh: '元数据，JSON', en: 'Metadata, JSON' } },
  },
  examples: [
    { text: { zh: '上传到根目录', en: 'To the root' }, line: 'uos cdn upload dist/index.html' },
    { text: { zh: '换一个路径', en: 'To another path' }, line: 'uos cdn upload out/hero.png art/hero.png' },
  ],
  output: {
    columns: [
      { field: 'path', title: { zh: '路径', en: 'Path' } },
      { field: 'content_size', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
      { field: 'content_hash', title: { zh: 'MD5', en: 'MD5' } },
      { field: 'sent', title: { zh: '已传输', en: 'Sent' } },
      { field: 'content_link', title: { zh: '内容地址', en: 'Content URL' } },
    ],
    fields: ['path', 'entryid', 'content_size', 'content_hash', 'content_type', 'sent', 'complete', 'content_link'],
  },
  web: BUCKET_SCREEN,
  async run(ctx) {
    const { args } = ctx;
    const [{ uploadOne }, { goesOn }, { bucketId }] = await Promise.all([
      import('./transfer/upload-one.ts'),
      import('./transfer/goes-on.ts'),
      openBucket(ctx),
    ]);
    const path = args.path ?? basename(args.file);
    return await goesOn(ctx, () => uploadOne(ctx, { bucketId, path, file: resolve(ctx.io.cwd, args.file) }));
  },
});
