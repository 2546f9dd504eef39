// Mode A: a token, then one form, or blocks from 200 MiB on. Source: wire/cdn-and-platform.md 1.6.
import { UNKNOWN_HASH, uploadLimits } from '@uos/contract/rules';
import type { UploadToken } from '../generated/cdn.ts';
import { UosApiError } from '../runtime/errors.ts';
import { framedBody, type UploadSource } from './byte-source.ts';
import type { CdnClient } from './clients.ts';
import { type BlockOptions, sendBlocks } from './send-blocks.ts';
import { type Content, counting, transfer } from './send-content.ts';
import { watchedBody } from './transfer/pace.ts';
import type { SendOptions } from './transfer/ports.ts';

/** A content that can be hashed while it is sent, so that neither waits for the other. */
export interface LateContent {
  readonly contentType: string;
  readonly source: UploadSource & Required<Pick<UploadSource, 'stamp' | 'md5Aside'>>;
}

/** Whether a source is worth sending before its hash is known. */
export function isSentLate(source: UploadSource): source is LateContent['source'] {
  const canBe = source.stamp !== undefined && source.md5Aside !== undefined;
  return canBe && source.size >= uploadLimits.sliceThresholdBytes;
}

/** Resolves to false where the store has the content. */
export async function sendByToken(
  uos: CdnClient,
  bucketId: string,
  content: Content,
  options: BlockOptions,
): Promise<boolean> {
  const { md5, source } = content;
  const ask = (hash: string) => askToken(uos, bucketId, { ...content, hash }, options);
  const token = await ask(md5);
  if (token.exist) {
    return false;
  }
  return sentAnew(async () => {
    if (source.size < uploadLimits.sliceThresholdBytes) {
      await postForm(uos, token, content, options);
      return;
    }
    const late = isSentLate(source) ? lateKey(source) : '';
    // why: what an earlier run began before it knew the hash goes on as that
    const isBegun = late !== '' && (options.journal?.open(late).size ?? 0) > 0;
    await (isBegun
      ? sendBlocks(uos, await ask(UNKNOWN_HASH), { ...content, key: late, joining: () => ask(md5) }, options)
      : sendBlocks(uos, token, { ...content, key: `${md5} ${source.size}` }, options));
  });
}

/**
 * Sends a large content while it is being hashed, and tells the hash in the end: an extension of our platform. Where that
 * is not known, or a content of that size is stored already, the hash comes first. `onHashed` hears it as soon as it is
 * known. Answers it, and whether bytes went.
 */
export async function sendLate(
  uos: CdnClient,
  bucketId: string,
  content: LateContent,
  { onHashed, ...options }: BlockOptions & { readonly onHashed?: ((md5: string) => void) | undefined },
): Promise<{ readonly md5: string; readonly sent: boolean }> {
  const { source } = content;
  const { signal } = options;
  const ask = (hash: string) => askToken(uos, bucketId, { ...content, hash }, options);
  const open = await ask(UNKNOWN_HASH).catch(nothingWhereRefused);
  if (open === undefined || open.exist) {
    const md5 = await source.md5Aside(signal);
    onHashed?.(md5);
    return { md5, sent: await sendByToken(uos, bucketId, { ...content, md5 }, options) };
  }
  const stop = new AbortController();
  const hashing = source.md5Aside(signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]));
  // why a failure is let be: it is looked at in the end, and may come before that
  hashing.then(onHashed, () => undefined);
  try {
    const joining = async () => ask(await hashing);
    const sent = await sentAnew(() => sendBlocks(uos, open, { ...content, key: lateKey(source), joining }, options));
    return { md5: await hashing, sent };
  } finally {
    stop.abort();
  }
}

interface Asked {
  readonly hash: string;
  readonly source: UploadSource;
  readonly contentType: string;
}

function askToken(
  { cdn }: CdnClient,
  id: string,
  { hash, source: { size }, contentType }: Asked,
  { signal }: SendOptions,
): Promise<UploadToken> {
  return cdn.entries.uploadToken({ id, hash, size, content_type: contentType }, { signal });
}

/** A server that knows no token without a hash takes the word for a wrong one. */
function nothingWhereRefused(error: unknown): undefined {
  if (error instanceof UosApiError && [400, 404, 422].includes(error.status)) {
    return undefined;
  }
  throw error;
}

function lateKey({ stamp }: LateContent['source']): string {
  return `${UNKNOWN_HASH} ${stamp}`;
}

/** The store answers 406 where it has the content already; the editor takes it as success too. */
async function sentAnew(send: () => Promise<void>): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    if (error instanceof UosApiError && error.status === 406) {
      return false;
    }
    throw error;
  }
}

async function postForm(uos: CdnClient, token: UploadToken, content: Content, options: SendOptions): Promise<void> {
  const { source, contentType } = content;
  const boundary = `uos${crypto.randomUUID().replaceAll('-', '')}`;
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const before = [
    field('token', token.uploadToken),
    field('key', token.objectKey),
    field('mimeType', contentType),
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="file"\r\n`,
    'Content-Type: application/octet-stream\r\n\r\n',
  ].join('');
  const after = `\r\n--${boundary}--\r\n`;
  const frameBytes = new TextEncoder().encode(before + after).byteLength;
  await counting(source.size, options, (watched) =>
    uos.request(`POST ${token.uploadUrl as 'http'}/file/upload`, {
      operation: 'cdn.upload.form',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(frameBytes + source.size),
      },
      body: framedBody(before, watchedBody(source.body(0, source.size), watched), after),
      ...transfer(options, source.size),
    }),
  );
}
