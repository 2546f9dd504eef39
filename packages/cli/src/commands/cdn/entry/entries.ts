// Which entry a command means: an id or a path, and how entries are shown.
import type { CdnCalls, Entry } from '@uos/sdk/services/cdn';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import type { Output } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import { isUuid } from '../../../text/ids.ts';
import { bucketLine } from '../bucket/buckets.ts';

export const ENTRY_TEXT = { zh: '文件路径或 ID', en: 'Path or id of the entry' } as const;

export const ENTRY_OUTPUT: Output = {
  columns: [
    { field: 'path', title: { zh: '路径', en: 'Path' } },
    { field: 'content_size', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
    { field: 'content_type', title: { zh: '类型', en: 'Type' } },
    { field: 'content_hash', title: { zh: 'MD5', en: 'MD5' } },
    { field: 'last_modified', title: { zh: '修改时间', en: 'Changed' }, format: 'time' },
  ],
  fields: [
    'entryid',
    'path',
    'content_hash',
    'content_size',
    'content_type',
    'labels',
    'metadata',
    'current_versionid',
    'complete',
    'content_link',
    'link',
    'last_modified',
    'last_modified_by',
    'last_modified_by_name',
    'updated_at',
  ],
};

/** Throws CliError with exit 3 when nothing is at the path. */
export async function entryOf(ctx: Context, cdn: CdnCalls, bucketId: string, given: string): Promise<Entry> {
  if (isUuid(given)) {
    return await cdn.entries.get({ id: bucketId, eid: given });
  }
  const path = given.replaceAll('\\', '/').replace(/^\/+/, '');
  for await (const entry of cdn.entries.list.all({ id: bucketId, path, per_page: 200 })) {
    if (entry.path === path) {
      return entry;
    }
  }
  throw new CliError('not-found', {
    exit: EXIT.notFound,
    what: () => ctx.say({ zh: `资源桶里没有“${path}”。`, en: `The bucket has no "${path}".` }),
    next: bucketLine(ctx, 'cdn entry ls'),
  });
}
