// A content URL that names no file: the whole of a release, or a folder of it, and the files that are listed for it.
import { CliError, EXIT, usageError } from '../../../errors/cli-error.ts';
import { take } from '../../../program/lists.ts';
import { contentBase } from '../content-url.ts';
import type { VerifyContext } from './verify-url.ts';

export interface ContentFolder {
  /** With a slash at its end. */
  readonly url: string;
  readonly bucketId: string;
  readonly badge: string | undefined;
  readonly releaseid: string | undefined;
  /** Folder inside the bucket, empty or with a slash at its end. */
  readonly prefix: string;
}

const FOLDER_URL = new RegExp(
  [
    '^(?<root>.*/buckets/(?<bucket>[0-9a-f-]{36})',
    '(?:/release_by_badge/(?<badge>[^/]+)|/releases/(?<release>[0-9a-f-]{36}))?)',
    '(?:/content(?:/(?<folder>(?:[^/?#]+/)*))?|/)?$',
  ].join(''),
);

/** Undefined for the address of a file, for one of somebody else, and for one that no browser could read. */
export function contentFolderOf(url: string): ContentFolder | undefined {
  const { root, bucket, badge, release, folder = '' } = FOLDER_URL.exec(url)?.groups ?? {};
  if (root === undefined || bucket === undefined || !isDecodable(url)) {
    return undefined;
  }
  return {
    url: `${root}/content/${folder}`,
    bucketId: bucket,
    badge: badge && decodeURIComponent(badge),
    releaseid: release,
    prefix: folder.split('/').map(decodeURIComponent).join('/'),
  };
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** Path below the folder and MD5 of each file, as the platform lists them. Throws CliError with exit 4 without a sign-in. */
export async function filesOf(
  ctx: VerifyContext,
  { url, bucketId: id, badge, releaseid, prefix }: ContentFolder,
): Promise<{ readonly path: string; readonly md5: string }[]> {
  const base = await contentBase(ctx);
  if (!url.startsWith(`${base}/`)) {
    throw usageError(
      'other-content-origin',
      () =>
        ctx.say({
          zh: `要核对整个版本，地址须属于 ${ctx.settings.origin.value}（${base}）；也可以给出文件地址或本地目录。`,
          en: `To check a whole release, its URL must be one of ${ctx.settings.origin.value} (${base}); or give the URL of a file, or a local folder.`,
        }),
      'uos cdn verify --help',
    );
  }
  try {
    const cdn = await ctx.uos.service('cdn');
    const rid = badge === undefined ? releaseid : (await cdn.releases.getByBadge({ id, badge })).releaseid;
    const input = { id, per_page: PAGE, ...(prefix !== '' && { path: prefix }) };
    const entries =
      rid === undefined
        ? await take(cdn.entries.list.all(input))
        : await take(cdn.releases.entries.all({ ...input, rid, sort_by: 'path' }));
    return entries
      .filter(({ path }) => path.startsWith(prefix))
      .map(({ path, content_hash: md5 }) => ({ path: path.slice(prefix.length), md5 }));
  } catch (error) {
    throw error instanceof CliError && error.code === 'not-signed-in' ? needsList(ctx, error) : error;
  }
}

const PAGE = 500;

function needsList(ctx: VerifyContext, cause: CliError): CliError {
  return new CliError('not-signed-in', {
    exit: EXIT.login,
    what: () =>
      ctx.say({
        zh: '这是整个版本的地址，它的文件清单要登录才能读取。',
        en: 'This is the URL of a whole release, and its list of files needs a sign-in.',
      }),
    why: () =>
      ctx.say({
        zh: '不登录时给出文件地址，或再给出本地目录',
        en: 'Without one, give the URL of a file, or a local folder beside it',
      }),
    ...(cause.facts.next !== undefined && { next: cause.facts.next }),
    cause,
  });
}
