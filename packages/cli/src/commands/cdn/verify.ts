// Reads what a content URL serves, as a player does, and holds it against what it claims and against local files.

import { EXIT } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { FILTER_FLAGS, LINK_FLAGS } from './transfer/flags.ts';

export default defineCommand({
  id: 'cdn verify',
  summary: { zh: '核对内容地址', en: 'Check what a content URL serves' },
  description: {
    zh: '下载内容并核对：MD5 与 ETag 一致、长度正确、支持断点续传。目录地址按版本清单逐个文件核对，需要登录。给出本地文件或目录时与它比较，不需要登录。',
    en: 'Downloads the content and checks it: MD5 equals the ETag, the length is right, ranges work. The URL of a folder has each file checked against what its release lists, which needs a sign-in. With a local file or folder it is compared with that, which needs none.',
  },
  args: {
    url: {
      text: {
        zh: '文件或目录的内容地址，例如 uos cdn url 的输出',
        en: 'Content URL of a file or folder, such as uos cdn url prints',
      },
    },
    local: { optional: true, text: { zh: '本地文件或目录', en: 'Local file or folder' } },
  },
  flags: { ...FILTER_FLAGS, ...LINK_FLAGS },
  examples: [
    {
      text: { zh: '线上入口是否完好', en: 'Is the live entry sound?' },
      line: 'uos cdn verify $(uos cdn url index.html --badge live)',
    },
    {
      text: { zh: '线上版本的每个文件是否完好', en: 'Is every file of the live release sound?' },
      line: 'uos cdn verify $(uos cdn url --badge live)',
    },
    {
      text: { zh: '线上内容是否就是本地构建', en: 'Is live what was built here?' },
      line: 'uos cdn verify $(uos cdn url --badge live) dist',
    },
  ],
  output: {
    columns: [
      { field: 'path', title: { zh: '路径', en: 'Path' } },
      { field: 'ok', title: { zh: '通过', en: 'Sound' } },
      { field: 'size', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
      { field: 'md5', title: { zh: 'MD5', en: 'MD5' } },
      { field: 'contentType', title: { zh: '类型', en: 'Type' } },
      { field: 'problem', title: { zh: '问题', en: 'Problem' } },
    ],
    fields: ['path', 'url', 'ok', 'status', 'size', 'md5', 'etag', 'contentType', 'cacheControl', 'ranges', 'problem'],
  },
  exits: {
    1: { zh: '有文件没有通过核对', en: 'a file is not what it should be' },
    8: { zh: '部分本地文件没有核对，已列出', en: 'some local files were not checked; they are named' },
  },
  async run(ctx) {
    const [{ verifyUrl }, { contentFolderOf }] = await Promise.all([
      import('./transfer/verify-url.ts'),
      import('./transfer/content-folder.ts'),
    ]);
    const rows = await verifyUrl(ctx);
    if (rows.some(({ ok, url }) => !ok && url !== '')) {
      ctx.exit(EXIT.failed);
    }
    return ctx.args.local === undefined && contentFolderOf(ctx.args.url) === undefined ? rows[0] : rows;
  },
  // why nothing: the note has said that all are, and a list of them all would only be paged through
  show: (answer, { isTTY }) =>
    isTTY && Array.isArray(answer) && answer.length > 0 && answer.every(({ ok }) => ok) ? '' : undefined,
});
