// Lists what a release holds.

import { defineCommand } from '../../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../../program/lists.ts';
import { BUCKET_FLAG, bucketIdOf } from '../bucket/buckets.ts';
import { RELEASE_TEXT, releaseOf } from './releases.ts';

export default defineCommand({
  id: 'cdn release entries',
  summary: { zh: '列出版本中的文件', en: 'List the entries of a release' },
  args: { release: { ref: 'cdn.release', text: RELEASE_TEXT } },
  flags: {
    ...BUCKET_FLAG,
    search: { type: 'string', value: 'text', text: { zh: '路径包含', en: 'Part of the path' } },
    changed: { type: 'boolean', text: { zh: '只列出新增和更新的', en: 'Only those added or changed' } },
    ...LIMIT_FLAG,
  },
  examples: [
    { text: { zh: '这个版本改了什么', en: 'What changed in it' }, line: 'uos cdn release entries latest --changed' },
  ],
  output: {
    columns: [
      { field: 'path', title: { zh: '路径', en: 'Path' } },
      { field: 'content_size', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
      { field: 'change_state', title: { zh: '变更', en: 'Change' } },
      { field: 'content_type', title: { zh: '类型', en: 'Type' } },
      { field: 'content_hash', title: { zh: 'MD5', en: 'MD5' } },
    ],
    fields: [
      'entryid',
      'path',
      'versionid',
      'change_state',
      'content_hash',
      'content_size',
      'content_type',
      'labels',
      'metadata',
      'complete',
      'content_link',
      'link',
      'last_modified',
    ],
  },
  replaces: ['cdn.releases.entries', 'cdn.releases.entriesByFuzzy'],
  async run(ctx) {
    const { bucket, search, changed, limit } = ctx.flags;
    const cdn = await ctx.uos.service('cdn');
    const id = await bucketIdOf(ctx, bucket);
    const { releaseid: rid } = await releaseOf(ctx, cdn, id, ctx.args.release);
    const rows =
      search === undefined
        ? cdn.releases.entries.all({ id, rid, per_page: pageSize(limit) })
        : cdn.releases.entriesByFuzzy.all({ id, rid, path: search, per_page: pageSize(limit) });
    return await take(changed ? onlyChanged(rows) : rows, limit);
  },
});

async function* onlyChanged<T extends { change_state: string }>(rows: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const row of rows) {
    if (row.change_state !== 'Unchanged') {
      yield row;
    }
  }
}
