// The bytes of a save: where they are, and how they come here.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SaveFile } from '@uos/sdk';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import type { Context } from '../../program/context.ts';
import { showProgress } from '../../terminal/progress.ts';

export interface Content {
  readonly url: string;
  readonly size: number;
  readonly md5: string;
}

/** The content of now, or of that version. @throws CliError where there is none */
export async function contentOf(ctx: Context, id: string, version?: number): Promise<Content> {
  const save = await ctx.uos.service('save');
  if (version === undefined) {
    const found = await save.files.get({ id, includeDownloadURL: true });
    return addressed(ctx, found.save.file);
  }
  const { versions } = await save.versions.list({ id, includeDownloadURL: true });
  const found = versions.find(({ number }) => number === version);
  if (found === undefined) {
    throw new CliError('no-version', {
      exit: EXIT.notFound,
      what: () => ctx.say({ zh: `存档没有第 ${version} 版。`, en: `The save has no version ${version}.` }),
      next: `uos save versions ${id}`,
    });
  }
  return addressed(ctx, found.file);
}

function addressed(ctx: Context, { fileURL = '', size, md5 }: SaveFile): Content {
  if (fileURL === '') {
    throw new CliError('no-file', {
      exit: EXIT.notFound,
      what: () => ctx.say({ zh: '这个存档没有文件。', en: 'This save has no file.' }),
    });
  }
  return { url: fileURL, size, md5 };
}

/** All of it in memory: what is compared is small. */
export async function bytesOf(ctx: Context, content: Content): Promise<Uint8Array> {
  const answer = await ask(ctx, content);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Into a file, which is there whole or not at all; what came of it before an interruption is not sent again. */
export async function download(ctx: Context, content: Content, file: string): Promise<void> {
  const { size, md5 } = content;
  const part = `${file}.${md5}.part`;
  const had = existsSync(part) ? statSync(part).size : 0;
  const progress = showProgress('download', ctx);
  try {
    if (had < size || size === 0) {
      const answer = await ask(ctx, content, had);
      const from = answer.status === 206 ? had : 0;
      let done = from;
      const body = answer.body === null ? Readable.from([]) : Readable.fromWeb(answer.body as never);
      await pipeline(
        body,
        async function* (parts: AsyncIterable<Uint8Array>) {
          for await (const bytes of parts) {
            done += bytes.length;
            progress.update({ files: 0, bytes: done }, { files: 1, bytes: size });
            yield bytes;
          }
        },
        createWriteStream(part, { flags: from === 0 ? 'w' : 'a' }),
        { signal: ctx.signal },
      );
    }
    if (md5 !== '' && (await md5Of(part)) !== md5) {
      rmSync(part, { force: true });
      throw new CliError('broken', {
        exit: EXIT.failed,
        what: () => ctx.say({ zh: '下载的内容不完整。', en: 'What came is not the content of the save.' }),
        next: ctx.line(),
      });
    }
    renameSync(part, file);
  } finally {
    progress.clear();
  }
}

export async function md5Of(file: string): Promise<string> {
  const hash = createHash('md5');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function ask(ctx: Context, { url }: Content, from = 0): Promise<Response> {
  const answer = await fetch(url, { signal: ctx.signal, headers: from === 0 ? {} : { range: `bytes=${from}-` } });
  if (!answer.ok) {
    throw new CliError('no-file', {
      exit: answer.status === 404 ? EXIT.notFound : EXIT.failed,
      what: () => ctx.say({ zh: '存档文件取不到。', en: 'The file of the save cannot be fetched.' }),
      why: () => `HTTP ${answer.status}`,
      status: answer.status,
    });
  }
  return answer;
}
