// Reads content back as a player reads it, and compares it with what it should be.
import { createHash } from 'node:crypto';
import { adaptiveFlow, type Patience, patiently } from '@uos/sdk/jobs';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import { type ContentOf, contentBase, contentUrl } from '../content-url.ts';
import { openTransfers, type TransferClient } from './client.ts';
import { readContent } from './read-content.ts';

export interface Expected {
  /** Path in the bucket. */
  readonly path: string;
  readonly md5: string;
  readonly size: number;
}

const PARALLEL = 8;
const PATIENCE = { attempts: 4, firstDelayMs: 200, wasThere: () => true } as const;

/** Answers how many files were compared. Throws CliError with exit 6 when one is not what was sent. */
export async function verifyFiles(
  ctx: Context<unknown, unknown>,
  bucketId: string,
  of: ContentOf,
  files: readonly Expected[],
): Promise<number> {
  const base = await contentBase(ctx);
  const uos = openTransfers(ctx.uos.parts);
  const flow = adaptiveFlow({ most: PARALLEL, signal: ctx.signal });
  const patience: Patience = { ...PATIENCE, signal: ctx.signal, onOverload: (ms) => flow.overloaded(ms) };
  const wrong: string[] = [];
  await Promise.all(
    files.map((file) =>
      flow.run(async () => {
        const url = contentUrl(base, bucketId, of, file.path);
        const found = await patiently(() => digestOf(ctx, uos, url), patience);
        if (found.md5 !== file.md5 || found.size !== file.size) {
          wrong.push(file.path);
        }
      }),
    ),
  );
  const [first] = wrong;
  if (first !== undefined) {
    throw new CliError('not-what-was-sent', {
      exit: EXIT.conflict,
      what: () =>
        ctx.say({
          zh: `读回核对失败：${wrong.length} 个文件的内容与本地不同，例如 ${first}。`,
          en: `${wrong.length} files read back differ from what was sent, such as ${first}.`,
        }),
      next: ctx.line('--checksum'),
    });
  }
  ctx.note({ zh: `已读回核对 ${files.length} 个文件。`, en: `Read back and compared ${files.length} files.` });
  return files.length;
}

async function digestOf(
  ctx: Context<unknown, unknown>,
  uos: TransferClient,
  url: string,
): Promise<{ md5: string; size: number }> {
  const md5 = createHash('md5');
  let size = 0;
  for await (const chunk of await readContent(ctx, uos, url)) {
    md5.update(chunk);
    size += chunk.byteLength;
  }
  return { md5: md5.digest('hex'), size };
}
