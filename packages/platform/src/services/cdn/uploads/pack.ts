// Many small files in one request: what a signed PUT does for one, with one look at the database and one transaction
// for all. Each file stands for itself: one that is refused does not touch the others. An extension of ours; clients
// that do not find it send one PUT for each file.
import { createHash } from 'node:crypto';
import { type Refusal, styles } from '#kernel/call/errors';
import type { Draft } from '#kernel/objects/objects';
import type { Ports } from '#kernel/ports';
import { readWhole, sendJson } from '#kernel/server/stream-replies';
import type { Exchange } from '#kernel/server/stream-route';
import { objectTooLarge } from '../rules.ts';
import { fileRefusal } from '../stream-replies.ts';
import type { Gathered } from './gathering.ts';
import type { UploadGrant } from './grants.ts';
import { admitUploads, type Kept, keepDrafts, refuseContent } from './keep.ts';
import { contentLength } from './request.ts';
import { checkSignedUpload } from './signed.ts';
import { storeRefusal } from './store-replies.ts';

export const PACK_BYTES = 8 * 1024 * 1024;
const PACK_FILES = 500;
const LINE_BYTES = 2048;
const NEWLINE = 0x0a;

interface File {
  readonly token: string;
  readonly bytes: Buffer;
}

/** Answers `[{ status, code?, reason? }]` in the order of the files; the status of the request itself is 200. */
export async function putPack(ports: Ports, { request, response, body }: Exchange): Promise<void> {
  const files = readPack(await wholeBody(body, contentLength(request)));
  const grants = files.map(({ token, bytes }) => attempt(() => granted(ports, token, bytes)));
  const admitted = await each(grants, (granted) => admitUploads(ports, granted));
  const drafts = await Promise.all(
    files.map(({ bytes }, index) => draftOf(ports, bytes, grants[index], admitted[index])),
  );
  const kept = await each(drafts, async (some) => {
    const missing = some.filter((one) => one !== undefined);
    const results = await keepDrafts(ports, missing);
    await Promise.all(missing.map(({ draft }) => draft.discard()));
    return some.map((one) => (one === undefined ? { value: undefined } : (results[missing.indexOf(one)] ?? NO_RESULT)));
  });
  sendJson(
    response,
    200,
    kept.map((result) => ('value' in result ? { status: 200 } : refused(fileRefusal(result.error, ports)))),
  );
}

const NO_RESULT = { error: new Error('a file of the pack got no result') };

function granted(ports: Ports, token: string, bytes: Buffer): UploadGrant {
  const grant = checkSignedUpload(ports, token);
  refuseContent(grant, { md5: md5Of(bytes), size: bytes.byteLength });
  return grant;
}

/** Nothing to keep where the content is stored already. */
async function draftOf(
  ports: Ports,
  bytes: Buffer,
  grant: Gathered<UploadGrant> | undefined,
  admission: Gathered<'stored' | 'missing'> | undefined,
): Promise<Gathered<Kept | undefined>> {
  if (grant === undefined || admission === undefined || !('value' in grant) || !('value' in admission)) {
    return { error: admission?.error };
  }
  if (admission.value === 'stored') {
    return { value: undefined };
  }
  const { appId, md5 } = grant.value;
  return ports.objects.draftOf(bytes, md5).then(
    (draft: Draft) => ({ value: { appId, draft } }),
    (error: unknown) => ({ error }),
  );
}

/** Does work on those that went well so far, and puts its results beside the failures of the others. */
async function each<In, Out>(
  results: readonly Gathered<In>[],
  work: (values: readonly In[]) => Promise<readonly Gathered<Out>[]>,
): Promise<Gathered<Out>[]> {
  const done = await work(results.flatMap((result) => ('value' in result ? [result.value] : [])));
  let next = 0;
  return results.map((result) => {
    if (!('value' in result)) {
      return result;
    }
    next += 1;
    return done[next - 1] ?? NO_RESULT;
  });
}

function attempt<T>(work: () => T): Gathered<T> {
  try {
    return { value: work() };
  } catch (error) {
    return { error };
  }
}

function refused(refusal: Refusal) {
  return { status: refusal.status, ...(styles.cdn.body(refusal) as object) };
}

function md5Of(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('hex');
}

async function wholeBody(body: Exchange['body'], announced: number | undefined): Promise<Buffer> {
  if (announced !== undefined && announced > PACK_BYTES) {
    throw objectTooLarge(PACK_BYTES);
  }
  const pack = await readWhole(body, PACK_BYTES);
  if (pack === undefined) {
    throw objectTooLarge(PACK_BYTES);
  }
  return pack;
}

/** Each file is a line `{token of the signed URL} {bytes}`, then its bytes. */
function readPack(pack: Buffer): File[] {
  const files: File[] = [];
  for (let at = 0; at < pack.byteLength; ) {
    const end = pack.subarray(at, at + LINE_BYTES).indexOf(NEWLINE);
    const [, token, size] =
      /^([A-Za-z0-9_.-]+) (\d{1,9})$/.exec(pack.toString('latin1', at, at + Math.max(end, 0))) ?? [];
    const start = at + end + 1;
    if (token === undefined || size === undefined || start + Number(size) > pack.byteLength) {
      throw storeRefusal('a pack is lines of a token and a size, each followed by so many bytes');
    }
    if (files.length >= PACK_FILES) {
      throw storeRefusal(`a pack has at most ${PACK_FILES} files`);
    }
    at = start + Number(size);
    files.push({ token, bytes: pack.subarray(start, at) });
  }
  return files;
}
