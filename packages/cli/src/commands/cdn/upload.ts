// Uploads files that are named, or what comes on stdin.
import { defineCommand } from '../../program/command.ts';
import { BUCKET_FLAG, BUCKET_SCREEN, openBucket } from './bucket/buckets.ts';

export default defineCommand({
  id: 'cdn upload',
  summary: { zh: '上传文件', en: 'Upload files' },
  description: {
    zh: '每个文件以自己的名称上传；--to 给出路径，以 / 结尾时是目录。- 读取标准输入，必须给出 --to。整个目录用 uos cdn sync。平台已有相同内容时不再传输。200 MiB 以上的文件分块上传，中断后再运行一次会接着上传。',
    en: 'Each file under its own name; --to is another path, or a folder where it ends with /. - reads stdin and needs --to. For a whole folder there is uos cdn sync. What the platform has already is not sent again. Files of 200 MiB and more go up in blocks; run again after an interruption it goes on where it was.',
  },
  args: {
    files: { many: true, text: { zh: '本地文件，- 是标准输入', en: 'Files; - is stdin' } },
  },
  flags: {
    ...BUCKET_FLAG,
    to: {
      type: 'string',
      value: 'path',
      text: {
        zh: '资源桶内的路径；以 / 结尾或有多个文件时是目录',
        en: 'Path in the bucket; a folder where it ends with / or there are several files',
      },
    },
    'content-type': {
      type: 'string',
      text: { zh: '内容类型，默认按扩展名', en: 'Media type; by the extension unless given' },
    },
    label: { type: 'string', many: true, text: { zh: '标签', en: 'Label' } },
    metadata: { type: 'string', value: 'json', text: { zh: '元数据，JSON', en: 'Metadata, JSON' } },
  },
  changes: 'app',
  examples: [
    { text: { zh: '上传到根目录', en: 'To the root' }, line: 'uos cdn upload dist/index.html' },
    { text: { zh: '换一个路径', en: 'To another path' }, line: 'uos cdn upload out/hero.png --to art/hero.png' },
    { text: { zh: '多个文件到一个目录', en: 'Several into a folder' }, line: 'uos cdn upload out/*.png --to art/' },
    { text: { zh: '上传标准输入', en: 'What comes on stdin' }, line: 'uos cdn upload - --to version.txt' },
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
    const { sourcesOf } = await import('./transfer/upload-sources.ts');
    const sources = await sourcesOf(ctx);
    const rows: unknown[] = [];
    try {
      const [{ uploadOne }, { goesOn }, { bucketId }] = await Promise.all([
        import('./transfer/upload-one.ts'),
        import('./transfer/goes-on.ts'),
        openBucket(ctx),
      ]);
      for (const { path, file } of sources.files) {
        rows.push(await goesOn(ctx, () => uploadOne(ctx, { bucketId, path, file })));
      }
    } finally {
      sources.close();
    }
    return rows.length === 1 ? rows[0] : rows;
  },
});
