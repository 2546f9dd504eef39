// Large files in blocks of 4 MiB, which are joined in the end. Source: wire/cdn-and-platform.md 1.6.
import { uploadBlocks, uploadLimits } from '@uos/contract/rules';
import type { UploadToken } from '../generated/cdn.ts';
import { UosApiError } from '../runtime/errors.ts';
import type { BodyMemory, UploadSource } from './byte-source.ts';
import type { CdnClient } from './clients.ts';
import { pool } from './pool.ts';
import { counting, transfer } from './send-content.ts';
import { watchedBody } from './transfer/pace.ts';
import { memoryJournal, type SendOptions, type TransferJournal } from './transfer/ports.ts';

/** Blocks in flight, and how much of one goes at once: so much is lost when the process is killed. */
const PARALLEL_BLOCKS = 3;
const CHUNK_BYTES = uploadLimits.blockBytes / 2;
/** Joining and moving gigabytes takes a store a while, and it is silent meanwhile. */
const JOIN_TIMEOUT_MS = 30 * 60_000;
const BATCH = 'batch';

export interface BlockOptions extends SendOptions {
  /** Lets blocks that arrived in an earlier run be. */
  readonly journal?: TransferJournal | undefined;
}

export interface BlockUpload {
  readonly source: UploadSource;
  readonly contentType: string;
  /** What the journal knows it by. */
  readonly key: string;
  /** The token that joins the blocks, asked for when all of them are there; the one they came with where absent. */
  readonly joining?: (() => Promise<UploadToken>) | undefined;
}

/**
 * Blocks in parallel, each streamed from its place in the source in two chunks. As the editor does, the first is opened
 * with a small one. What arrived is in the journal, and is not sent again.
 */
export async function sendBlocks(
  uos: CdnClient,
  token: UploadToken,
  { source, contentType, key, joining }: BlockUpload,
  options: BlockOptions,
): Promise<void> {
  const { journal = memoryJournal(), again = (part) => part() } = options;
  const known = new Map(journal.open(key));
  const batch = known.get(BATCH) ?? crypto.randomUUID();
  if (!known.has(BATCH)) {
    journal.keep(key, BATCH, batch);
  }
  const headers = headersOf(token, batch);
  const post = (operation: string, path: string, body: unknown, bytes: number) =>
    uos.request<{ ctx: string }>(`POST ${token.uploadUrl as 'http'}/${path}`, {
      operation,
      retry: 'always',
      headers: {
        ...headers,
        'content-type': 'application/octet-stream',
        'content-length': String(bytes),
        // why: the whole is proved in the end, and our platform then spares itself the sums of the pieces
        'want-content-digest': 'sha=0',
      },
      body,
      ...transfer(options, bytes),
    });
  const chunk = (operation: string, path: string, [start, end]: readonly [number, number], memory: BodyMemory) =>
    counting(end - start, options, (watched) =>
      post(operation, path, watchedBody(source.body(start, end, memory), watched), end - start),
    ).catch((error: unknown) => {
      // why: what was cut off may still be reading into it
      delete memory.bytes;
      throw error;
    });
  const contexts: string[] = [];
  // why: what is read of 512 MiB would otherwise lie about until it is collected
  const memories: BodyMemory[] = [];
  const uploads = pool(PARALLEL_BLOCKS);
  for (const { index, start, end } of uploadBlocks(source.size)) {
    const begun = begunBlock(known.get(String(index)));
    options.onSpared?.(begun.bytes);
    let { ctx } = begun;
    await uploads.add(async () => {
      const memory = memories.pop() ?? {};
      for (let at = start + begun.bytes; at < end; ) {
        const next = Math.min(at === 0 ? uploadLimits.firstChunkBytes : CHUNK_BYTES, end - at);
        const path = ctx === '' ? `mkblk/${end - start}/${index}` : `bput/${ctx}/${at - start}`;
        const operation = ctx === '' ? 'cdn.upload.block' : 'cdn.upload.chunk';
        const from = at;
        ({ ctx } = await again(() => chunk(operation, path, [from, from + next], memory)));
        at += next;
        journal.keep(key, String(index), `${at - start} ${ctx}`);
      }
      memories.push(memory);
      contexts[index] = ctx;
    });
  }
  await uploads.drain();
  const last = joining === undefined ? token : await joining();
  try {
    await again(() =>
      uos.request(`POST ${last.uploadUrl as 'http'}/mkfile/${source.size}`, {
        operation: 'cdn.upload.file',
        retry: 'always',
        headers: { ...headersOf(last, batch), 'content-type': 'text/plain;charset=UTF-8', mimetype: contentType },
        body: new TextEncoder().encode(contexts.join(',')),
        timeoutMs: JOIN_TIMEOUT_MS,
        ...(options.signal !== undefined && { signal: options.signal }),
      }),
    );
    journal.forget(key);
  } catch (error) {
    // why: blocks that the store cannot join, or whose hash is another, are not worth going on with
    if (error instanceof UosApiError && error.status < 500 && error.status !== 429) {
      journal.forget(key);
    }
    throw error;
  }
}

/** How far an earlier run came with a block. */
function begunBlock(kept: string | undefined): { bytes: number; ctx: string } {
  const [, bytes, ctx] = /^(\d+) (\S+)$/.exec(kept ?? '') ?? [];
  return bytes === undefined || ctx === undefined ? { bytes: 0, ctx: '' } : { bytes: Number(bytes), ctx };
}

function headersOf({ uploadToken, objectKey }: UploadToken, batch: string): Record<string, string> {
  return { authorization: uploadToken, uploadbatch: batch, key: urlSafeBase64(objectKey) };
}

function urlSafeBase64(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_');
}
