// The bytes of a backup onto the disk: whole and as they were hashed, or not at all.
import { createHash } from 'node:crypto';
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import { showProgress } from '../../../terminal/progress.ts';

type Ctx = Context<unknown, unknown>;

interface Opened {
  readonly fileName: string;
  readonly size: number;
  /** Empty where the store does not say. */
  readonly md5: string;
  readonly body: Response['body'];
}

/** @throws CliError with exit 3 where the link opens nothing */
export async function openBackup({ signal, say, line }: Ctx, url: string, name: string): Promise<Opened> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new CliError('no-file', {
      exit: answer.status === 404 || answer.status === 403 ? EXIT.notFound : EXIT.unavailable,
      what: () => say({ zh: '备份取不到。', en: 'The backup cannot be fetched.' }),
      why: () => `HTTP ${answer.status}`,
      next: line(),
      status: answer.status,
    });
  }
  // why so narrow: what a server calls a file is not to choose where on this disk it lies
  const [, given] = /filename="([\w-][\w.-]{0,120})"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  const [, md5 = ''] = /^"([0-9a-f]{32})"$/.exec(answer.headers.get('etag') ?? '') ?? [];
  return {
    fileName: given ?? `${name.replace(/[^\w.-]/g, '_')}.backup`,
    size: Number(answer.headers.get('content-length') ?? 0),
    md5,
    body: answer.body,
  };
}

/** @throws CliError with exit 1 where what came is something else */
export async function saveBackup(
  ctx: Ctx,
  { body, size, md5: wanted }: Opened,
  file: string,
): Promise<{ readonly bytes: number; readonly md5: string }> {
  const part = `${file}.uos-part`;
  const hash = createHash('md5');
  const progress = showProgress('download', ctx);
  let bytes = 0;
  try {
    await pipeline(
      body === null ? Readable.from([]) : Readable.fromWeb(body as never),
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          hash.update(chunk);
          progress.update({ files: 0, bytes }, { files: 1, bytes: size });
          yield chunk;
        }
      },
      createWriteStream(part, { mode: 0o600 }),
      { signal: ctx.signal },
    );
    const md5 = hash.digest('hex');
    if ((size > 0 && bytes !== size) || (wanted !== '' && md5 !== wanted)) {
      throw new CliError('broken', {
        exit: EXIT.failed,
        what: () => ctx.say({ zh: '下载的内容不完整。', en: 'What came is not the backup whole.' }),
        next: ctx.line(),
      });
    }
    renameSync(part, file);
    return { bytes, md5 };
  } finally {
    progress.clear();
    rmSync(part, { force: true });
  }
}
