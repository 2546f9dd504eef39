// Sends one file, with progress.
import { statSync } from 'node:fs';
import { uploadFile } from '@uos/sdk/jobs';
import { localFile, nodeMd5 } from '@uos/sdk/jobs/node';
import { usageError } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import { showProgress } from '../../../terminal/progress.ts';
import { openTransfers } from './client.ts';
import { TELL_EVERY_MS } from './flags.ts';
import { openFolderState } from './folder-state.ts';

interface Flags {
  readonly 'content-type': string | undefined;
  readonly label: readonly string[];
  readonly metadata: string | undefined;
}

export interface Upload {
  readonly bucketId: string;
  readonly path: string;
  /** Absolute. */
  readonly file: string;
}

export async function uploadOne(ctx: Context<unknown, Flags>, { bucketId, path, file }: Upload) {
  const { 'content-type': contentType, label, metadata } = ctx.flags;
  const uos = openTransfers(ctx.uos.parts);
  const state = openFolderState(ctx, file, { target: `${bucketId}/${path}` });
  const progress = showProgress('upload', ctx);
  let toldMs = 0;
  try {
    const local = localFile(path, file, statSync(file));
    const known = await state.memory.hashOf(path, local.stamp ?? '');
    const { entry, sent } = await uploadFile(uos, {
      bucketId,
      path,
      source: local.source,
      ...(known !== undefined && { md5: known }),
      onHashed(md5) {
        state.memory.keepHash(path, local.stamp ?? '', md5);
        // why now: a run that is killed while it sends need not hash again
        state.keepHashes();
      },
      createMd5: nodeMd5,
      journal: state.journal,
      signal: ctx.signal,
      ...(contentType !== undefined && { contentType }),
      ...(label.length > 0 && { labels: label }),
      ...(metadata !== undefined && { metadata: jsonOf(metadata) }),
      onProgress: ({ phase, bytes, total: totalBytes }) => {
        if (phase === 'hash') {
          progress.update({ files: 0, bytes });
          return;
        }
        progress.update({ files: 0, bytes: Math.min(bytes, totalBytes) }, { files: 1, bytes: totalBytes });
        if (ctx.io.now() - toldMs >= TELL_EVERY_MS) {
          toldMs = ctx.io.now();
          ctx.event({ type: 'progress', files: 0, totalFiles: 1, bytes, totalBytes });
        }
      },
    });
    progress.clear();
    ctx.note(
      sent
        ? { zh: `已上传 ${entry.path}。`, en: `Uploaded ${entry.path}.` }
        : {
            zh: `平台已有相同内容，${entry.path} 没有重新传输。`,
            en: `The platform had the content of ${entry.path} already.`,
          },
    );
    return { ...entry, sent };
  } finally {
    progress.clear();
    state.close();
  }
}

function jsonOf(text: string) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw usageError('not-json', (t) => t.errors.notJson('--metadata'), 'uos cdn upload --help', { cause });
  }
}
