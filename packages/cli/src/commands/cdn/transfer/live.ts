// Waits until a badge serves a release to players: caches on the way keep the old one for up to about a minute.
import { setTimeout } from 'node:timers/promises';
import type { CdnCalls } from '@uos/sdk/services/cdn';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import { bucketLine } from '../bucket/buckets.ts';
import { contentBase, contentUrl } from '../content-url.ts';

const LONGEST_MS = 180_000;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5000;
const ANSWER_MS = 15_000;

export interface Release {
  readonly bucketId: string;
  readonly badge: string;
  readonly releaseid: string;
}

/** Throws CliError with exit 7 when it takes longer than three minutes. */
export async function waitLive(
  ctx: Context<unknown, unknown>,
  cdn: CdnCalls,
  { bucketId, badge, releaseid }: Release,
): Promise<void> {
  const { Items } = await cdn.releases.entries({ id: bucketId, rid: releaseid, per_page: 1 });
  const [entry] = Items;
  if (entry === undefined) {
    return;
  }
  const url = contentUrl(await contentBase(ctx), bucketId, { kind: 'badge', badge }, entry.path);
  const startedMs = ctx.io.now();
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    if (await serves(url, { releaseid, md5: entry.content_hash, signal: ctx.signal })) {
      const seconds = Math.round((ctx.io.now() - startedMs) / 1000);
      ctx.event({ type: 'live', badge, releaseid, seconds });
      ctx.note({
        zh: `玩家已能从徽章 ${badge} 拿到它（${seconds} 秒）。`,
        en: `Players get it from badge ${badge} (${seconds} s).`,
      });
      return;
    }
    if (ctx.io.now() - startedMs + pauseMs > LONGEST_MS) {
      throw new CliError('not-live', {
        exit: EXIT.unavailable,
        what: () =>
          ctx.say({
            zh: `${LONGEST_MS / 1000} 秒后徽章 ${badge} 仍是旧版本。`,
            en: `Badge ${badge} still serves another release after ${LONGEST_MS / 1000} s.`,
          }),
        next: bucketLine(ctx, `cdn url --badge ${badge}`),
      });
    }
    await setTimeout(pauseMs, undefined, { signal: ctx.signal });
  }
}

/** Told by the release in the address it leads to, or by the content where it leads nowhere. */
async function serves(
  url: string,
  { releaseid, md5, signal }: { releaseid: string; md5: string; signal: AbortSignal },
): Promise<boolean> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
  // why: a cache that is away for a moment serves nobody the old release either; the wait itself has an end
  const answer = await fetch(url, { method: 'HEAD', redirect: 'manual', signal: limit }).catch(() => undefined);
  signal.throwIfAborted();
  if (answer === undefined) {
    return false;
  }
  const { status, headers } = answer;
  return status >= 300 && status < 400
    ? (headers.get('location') ?? '').includes(releaseid)
    : status === 200 && headers.get('etag')?.replaceAll('"', '') === md5;
}
