// A file that a form needs by its address: uploaded with a credential for one object, unless it is an address already.

import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Services } from '@uos/sdk/http';
import { CliError, EXIT, usageError } from '../errors/cli-error.ts';
import type { Context } from '../program/context.ts';

type Purpose = NonNullable<Parameters<Services['session']['uploadCredential']>[0]['Purpose']>;

/** Address of `given`, a file of this machine or a URL. Throws CliError with exit 2 for a file that cannot be read. */
export async function fileUrlOf(ctx: Context<unknown, unknown>, given: string, purpose: Purpose): Promise<string> {
  if (/^https?:\/\//.test(given)) {
    return given;
  }
  const file = resolve(ctx.io.cwd, given);
  const bytes = readBytes(file);
  const session = await ctx.uos.service('session');
  const { uploadUrl, fileUrl } = await session.uploadCredential({ FileName: basename(file), Purpose: purpose });
  const answer = await fetch(uploadUrl, { method: 'PUT', body: bytes, signal: ctx.signal });
  if (!answer.ok) {
    throw new CliError('upload-failed', {
      exit: EXIT.failed,
      what: () => ctx.say({ zh: `${basename(file)} 上传失败。`, en: `${basename(file)} could not be uploaded.` }),
      why: () => `HTTP ${answer.status}`,
      status: answer.status,
    });
  }
  ctx.note({ zh: `已上传 ${basename(file)}。`, en: `Uploaded ${basename(file)}.` });
  return fileUrl;
}

function readBytes(file: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(readFileSync(file));
  } catch (cause) {
    throw usageError('unreadable-file', (t) => t.errors.unreadable(file), undefined, { cause });
  }
}
