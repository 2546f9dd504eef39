// Reads what a content URL serves, as a player does, and holds it against what it claims and against local files.

import { FILTER_FLAGS } from '../../cdn/transfer/flags.ts';
import { defineCommand } from '../../command.ts';
import { EXIT } from '../../errors.ts';

export default defineCommand({
  id: 'cdn verify',
  summary: { zh: '核对内容地址', en: 'Check what a content URL serves' },
  description: {
    zh: '下载内容并核对：MD5 与 ETag 一致、长度正确、支持断点续传。给出本地文件时还要与它相同；给出本地目录时地址是目录地址，逐个文件核对。',
    en: 'Downloads the content and checks it: MD5 equals the ETag, the length is right, ranges work. With a local file it must be equal to that; with a folder the URL is that of a folder, and each file is checked.',
  },
  args: {
    url: { text: { zh: '内容地址，例如 uos cdn url 的输出', en: 'Content URL, such as uos cdn url prints' } },
    local: { optional: true, text: { zh: '本地文件或目录', en: 'Local file or folder' } },
  },
  flags: FILTER_FLAGS,
  examples: [
    {
      text: { zh: '线上入口是否完好', en: 'Is the live entry sound?' },
      line: 'uos cdn verify $(uos cdn url index.html --badge live)',
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
  exits: { 1: { zh: '有文件没有通过核对', en: 'a file is not what it should be' } },
  async run(ctx) {
    const { verifyUrl } = await import('../../cdn/transfer/verify-url.ts');
    const rows = await verifyUrl(ctx);
    if (rows.some(({ ok }) => !ok)) {
      ctx.exit(EXIT.failed);
    }
    return rows.length === 1 && ctx.args.local === undefined ? rows[0] : rows;
  },
});
