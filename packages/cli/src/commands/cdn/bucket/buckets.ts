// Which bucket a command means: an id, a name, or the current one.
import type { Bucket, CdnCalls } from '@uos/sdk/services/cdn';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import type { ArgSpecs, FlagSpecs, Output } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import { shellWord } from '../../../terminal/shell-word.ts';
import { isUuid } from '../../../text/ids.ts';

export const BUCKET_FLAG = {
  bucket: {
    type: 'string',
    short: 'b',
    value: 'id|name',
    ref: 'cdn.bucket',
    text: { zh: '资源桶的 ID 或名称，默认当前资源桶', en: 'Id or name of the bucket; the current one unless given' },
  },
} as const satisfies FlagSpecs;

/** Where the console shows a bucket. */
export const BUCKET_SCREEN = '/services/{appId}/asset/bucket/{bucketId}';

export const BUCKET_ARG = {
  bucket: {
    optional: true,
    ref: 'cdn.bucket',
    text: { zh: '资源桶的 ID 或名称，默认当前资源桶', en: 'Id or name; the current bucket unless given' },
  },
} as const satisfies ArgSpecs;

export const BUCKET_OUTPUT: Output = {
  columns: [
    { field: 'name', title: { zh: '名称', en: 'Name' } },
    { field: 'id', title: { zh: 'ID', en: 'Id' } },
    { field: 'entry_count', title: { zh: '文件数', en: 'Entries' } },
    { field: 'content_size', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
    { field: 'last_release.releasenum', title: { zh: '最新版本', en: 'Release' } },
    { field: 'last_modified', title: { zh: '修改时间', en: 'Changed' }, format: 'time' },
  ],
  fields: [
    'id',
    'name',
    'description',
    'projectguid',
    'private',
    'attributes',
    'changes',
    'last_release',
    'permissions',
    'entry_count',
    'content_size',
    'badge_count',
    'release_count',
    'proxy_cache',
    'created',
    'last_modified',
    'last_modified_by',
    'last_modified_by_name',
  ],
};

/** What every command begins with that moves files: the calls, and the bucket that `--bucket` or the settings name. */
export async function openBucket(
  ctx: Context<unknown, { readonly bucket: string | undefined }>,
): Promise<{ readonly cdn: CdnCalls; readonly bucketId: string }> {
  const cdn = await ctx.uos.service('cdn');
  return { cdn, bucketId: await bucketIdOf(ctx, ctx.flags.bucket) };
}

/** Throws CliError: exit 2 when none is chosen, exit 3 when no bucket has the name. */
export async function bucketIdOf(ctx: Context<unknown, unknown>, given?: string): Promise<string> {
  const wanted = given ?? ctx.settings.bucket?.value;
  if (wanted === undefined) {
    throw new CliError('no-bucket', {
      exit: EXIT.usage,
      what: (t) => t.errors.noBucket,
      next: 'uos cdn bucket use <name>',
    });
  }
  return isUuid(wanted) ? wanted : (await bucketByName(ctx, wanted)).id;
}

/** A line about the bucket of this run, for a hint: with `--bucket` where it was given. */
export function bucketLine({ settings }: Context<unknown, unknown>, command: string): string {
  const { bucket } = settings;
  return bucket?.from === 'flag' ? `uos ${command} --bucket ${shellWord(bucket.value)}` : `uos ${command}`;
}

export async function bucketOf(ctx: Context, cdn: CdnCalls, given?: string): Promise<Bucket> {
  const wanted = given ?? ctx.settings.bucket?.value;
  return wanted === undefined || isUuid(wanted)
    ? await cdn.buckets.get({ id: await bucketIdOf(ctx, wanted) })
    : await bucketByName(ctx, wanted);
}

async function bucketByName(ctx: Context<unknown, unknown>, name: string): Promise<Bucket> {
  const { rowNamed } = await import('../../../derived/things.ts');
  return await rowNamed<Bucket>(ctx, 'cdn.bucket', name);
}
