// Why single files of a transfer failed, in the words of the run.

import { failureOfSdk } from '../../../errors/failure.ts';
import type { Context } from '../../../program/context.ts';
import { printableText } from '../../../terminal/printable.ts';

type AnyContext = Context<unknown, unknown>;

export interface FailedFile {
  readonly path: string;
  readonly reason: string;
}

/** How many are told on the terminal; the answer holds all of them. */
const SHOWN = 10;

export function failuresOf(
  ctx: AnyContext,
  failed: readonly { readonly path: string; readonly error: Error }[],
): FailedFile[] {
  return failed.map(({ path, error }) => ({ path, reason: reasonOf(ctx, error) }));
}

export function showFailures(ctx: AnyContext, failures: readonly FailedFile[]): void {
  for (const { path, reason } of failures.slice(0, SHOWN)) {
    const shown = printableText(path);
    ctx.note({ zh: `✗ ${shown}：${reason}`, en: `✗ ${shown}: ${reason}` });
  }
  if (failures.length > SHOWN) {
    const more = failures.length - SHOWN;
    ctx.note({ zh: `… 还有 ${more} 个失败`, en: `… and ${more} more failed` });
  }
}

function reasonOf(ctx: AnyContext, error: Error): string {
  if (error.name === 'FileChangedError') {
    return ctx.say({ zh: '文件在上传过程中被修改或删除', en: 'it changed or went away while it was being sent' });
  }
  if (error.name === 'SameContentError') {
    return ctx.say({ zh: '内容相同的另一个文件没有上传成功', en: 'another file with this content could not be sent' });
  }
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EACCES' || code === 'EPERM') {
    return ctx.say({ zh: '没有读取权限', en: 'permission denied' });
  }
  if (code === 'ENOSPC') {
    return ctx.say({ zh: '磁盘空间不足', en: 'the disk is full' });
  }
  const { message, why } = failureOfSdk(error, ctx.t, ctx);
  return why ?? message;
}
