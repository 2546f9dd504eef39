// Which release a command means: an id, a number, or the badge that points at it.
import type { CdnCalls, Release } from '@uos/sdk/services/cdn';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import type { Output } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import { isUuid } from '../../../text/ids.ts';
import { bucketLine } from '../bucket/buckets.ts';

export const RELEASE_TEXT = {
  zh: '版本 ID、版本号或徽章名，例如 latest',
  en: 'Release id, number, or a badge such as latest',
} as const;

export const RELEASE_OUTPUT: Output = {
  columns: [
    { field: 'releasenum', title: { zh: '版本号', en: 'Release' } },
    { field: 'releaseid', title: { zh: '版本 ID', en: 'Id' } },
    { field: 'badgeNames', title: { zh: '徽章', en: 'Badges' } },
    { field: 'notes', title: { zh: '说明', en: 'Notes' } },
    { field: 'entry_count', title: { zh: '文件数', en: 'Entries' } },
    { field: 'content_size', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
    { field: 'created', title: { zh: '创建时间', en: 'Created' }, format: 'time' },
  ],
  fields: [
    'releaseid',
    'releasenum',
    'notes',
    'metadata',
    'badges',
    'badgeNames',
    'changes',
    'content_hash',
    'content_size',
    'entry_count',
    'entries_link',
    'promoted_from_bucket',
    'promoted_from_release',
    'created',
    'created_by',
    'created_by_name',
  ],
};

/** Throws CliError with exit 3 when no release has the number. */
export async function releaseOf(ctx: Context, cdn: CdnCalls, bucketId: string, given: string): Promise<Release> {
  if (isUuid(given)) {
    return await cdn.releases.get({ id: bucketId, rid: given });
  }
  if (!/^[1-9]\d{0,9}$/.test(given)) {
    return await cdn.releases.getByBadge({ id: bucketId, badge: given });
  }
  const { Items } = await cdn.releases.list({ id: bucketId, releasenum: Number(given), per_page: 1 });
  const [found] = Items;
  if (found === undefined) {
    throw new CliError('not-found', {
      exit: EXIT.notFound,
      what: () => ctx.say({ zh: `没有版本 ${given}。`, en: `There is no release ${given}.` }),
      next: bucketLine(ctx, 'cdn release ls'),
    });
  }
  return found;
}

/** A release with the names of its badges in one field. */
export function shownRelease(release: Release): Record<string, unknown> {
  return { ...release, badgeNames: release.badges.map(({ name }) => name).join(' ') };
}
