// A bucket, or a folder of one, as a target of transfers. Source: wire/cdn-and-platform.md 1.5, 1.6.
import { check, contentType, entryPath, type Text, uploadLimits } from '@uos/contract/rules';
import type { Entry } from '../generated/cdn.ts';
import { PermissionError, UosApiError } from '../runtime/errors.ts';
import type { CdnClient } from './clients.ts';
import { isSentLate, sendByToken, sendLate } from './send-by-token.ts';
import { packUrl, putPack, putSigned } from './send-content.ts';
import type {
  Announced,
  HashedFile,
  PlannedFile,
  RemoteFile,
  Sending,
  SendOptions,
  TransferJournal,
  TransferTarget,
} from './transfer/ports.ts';
import { FileChangedError } from './transfer/ports.ts';
import { isSentByToken, type UploadMode } from './upload-mode.ts';

export interface CdnTargetOptions {
  readonly bucketId: string;
  /** Folder inside the bucket, with a slash at its end; the whole bucket when absent. */
  readonly prefix?: string;
  /** How files below 200 MiB are sent. */
  readonly mode?: UploadMode | undefined;
  /** Lets a later run go on with files of 200 MiB and more. */
  readonly journal?: TransferJournal | undefined;
}

/**
 * Entries per page. Large pages are few questions, but what is read of one stays in memory for a while: so the small ones
 * where there is much to come. One is a multiple of the other.
 */
const PAGE = { large: 1000, small: 250, smallFromEntries: 20_000 };
/** Entries announced at once, where the server takes so many. */
const BATCH = 200;
/** Small files travel together: a request costs about as much as 100 kB. */
const PACK = { fileBytes: 256 * 1024, packBytes: 2 * 1024 * 1024, files: 100 };

/** @example const plan = await planTransfer(cdnTarget(uos, { bucketId }), { files, createMd5: nodeMd5 }); */
export function cdnTarget(uos: CdnClient, options: CdnTargetOptions): TransferTarget {
  const { bucketId, prefix = '', mode, journal } = options;
  let [takesPacks, takesBatches] = [true, true];

  const upsert = async (files: readonly HashedFile[], signal: AbortSignal | undefined): Promise<Entry[]> => {
    const entries = files.map(({ path, md5, source }) => ({
      path: prefix + path,
      content_hash: md5,
      content_size: source.size,
      content_type: contentType(path),
      ...(!isSentByToken(source.size, mode) && { signed_url: true }),
    }));
    const size = takesBatches ? entries.length : uploadLimits.entryBatch;
    const written: Entry[] = [];
    try {
      for (let at = 0; at < entries.length; at += size) {
        const batch = entries.slice(at, at + size);
        // why no retries here: the engine tries again itself, and sooner
        const options = { signal, retries: 0 };
        written.push(...(await uos.cdn.entries.upsertMany({ id: bucketId, entries: batch }, options)));
      }
      return written;
    } catch (error) {
      // why: 20 is what real clients send, and all that is known of other servers
      if (takesBatches && entries.length > uploadLimits.entryBatch && isTooMany(error)) {
        takesBatches = false;
        return upsert(files, signal);
      }
      throw error;
    }
  };

  const announce = async (files: readonly PlannedFile[], signal?: AbortSignal): Promise<Announced[]> => {
    // why later: the bytes first, so that an entry written here is never without its content for long
    const now = files.filter(isHashed).filter(({ source }) => !isSentByToken(source.size, mode));
    const entries = new Map((now.length === 0 ? [] : await upsert(now, signal)).map((entry) => [entry.path, entry]));
    return files.map((file): Announced => {
      const url = entries.get(prefix + file.path)?.signed_url;
      const isThere = entries.has(prefix + file.path) && !url;
      return isThere ? { present: true } : { present: false, isListed: url !== undefined, ticket: url };
    });
  };

  const send = async ({ file, ticket }: Sending, sendOptions: SendOptions): Promise<boolean> => {
    const content = { source: file.source, contentType: contentType(file.path) };
    const { source } = content;
    if (!isHashed(file)) {
      if (!isSentLate(source)) {
        throw new TypeError(`${file.path} cannot be sent without its hash`);
      }
      const late = await held(file, () => sendLate(uos, bucketId, { ...content, source }, { ...sendOptions, journal }));
      await upsert([{ ...file, md5: late.md5 }], sendOptions.signal);
      return late.sent;
    }
    const { md5 } = file;
    if (typeof ticket === 'string') {
      await held(file, () =>
        withFreshUrl(
          ticket,
          (url) => putSigned(uos, url, { ...content, md5 }, sendOptions),
          () => freshUrl(file, sendOptions.signal),
        ),
      );
      return true;
    }
    const wasSent = await held(file, () =>
      sendByToken(uos, bucketId, { ...content, md5 }, { ...sendOptions, journal }),
    );
    await upsert([file], sendOptions.signal);
    return wasSent;
  };

  const freshUrl = async (file: HashedFile, signal: AbortSignal | undefined): Promise<string | undefined> =>
    (await upsert([file], signal))[0]?.signed_url;

  const alone = (sendings: readonly Sending[], sendOptions: SendOptions) =>
    Promise.all(
      sendings.map((sending) =>
        send(sending, sendOptions).then(
          () => undefined,
          (error: unknown) => error as Error,
        ),
      ),
    );

  /** One request for all; alone those that need a word of their own, and all where the server takes no packs. */
  const together = async (
    url: string,
    packed: readonly (Sending & { readonly url: string; readonly bytes: Uint8Array })[],
    sendOptions: SendOptions,
  ): Promise<(Error | undefined)[]> => {
    try {
      const errors = await putPack(uos, url, packed, sendOptions);
      return await Promise.all(
        packed.map(async (sending, index) => {
          const error = errors[index];
          return error !== undefined && error.status < 500 ? (await alone([sending], sendOptions))[0] : error;
        }),
      );
    } catch (error) {
      if (error instanceof UosApiError && [400, 404, 405, 413, 501].includes(error.status)) {
        takesPacks = false;
        return alone(packed, sendOptions);
      }
      throw error;
    }
  };

  return {
    batchFiles: BATCH,
    pack: PACK,
    refuses: ({ path, size }) =>
      check(entryPath, prefix + path) ?? (size > uploadLimits.objectBytes ? TOO_LARGE : undefined),
    async *list(signal) {
      let [seen, perPage] = [0, PAGE.large];
      for (;;) {
        const page = seen / perPage + 1;
        const input = { id: bucketId, page, per_page: perPage, ...(prefix !== '' && { path: prefix }) };
        const { Items, totalCount } = await uos.cdn.entries.list(input, { signal });
        // why: a server may give less than it was asked for, and its pages are then of that size
        const isCapped = seen === 0 && Items.length < Math.min(perPage, totalCount);
        perPage = isCapped ? Math.max(Items.length, 1) : perPage;
        seen += perPage;
        perPage = !isCapped && seen === PAGE.large && totalCount >= PAGE.smallFromEntries ? PAGE.small : perPage;
        yield Items.filter(({ path }) => path.startsWith(prefix)).map((entry) => remoteOf(entry, prefix));
        if (Items.length === 0 || seen >= totalCount) {
          return;
        }
      }
    },
    takesUnhashed: isSentLate,
    announce,
    send,
    async sendPack(sendings, sendOptions) {
      const url = takesPacks ? packUrl(String(sendings[0]?.ticket)) : undefined;
      if (url === undefined) {
        return alone(sendings, sendOptions);
      }
      const outcomes = new Map<Sending, Error | undefined>();
      const packed: (Sending & { readonly url: string; readonly bytes: Uint8Array })[] = [];
      for (const sending of sendings) {
        const { source } = sending.file;
        await source.read(0, source.size).then(
          (bytes) => packed.push({ ...sending, url: String(sending.ticket), bytes }),
          (error: unknown) => outcomes.set(sending, error as Error),
        );
      }
      const errors = await together(url, packed, sendOptions);
      const left = sendings.filter((sending) => !outcomes.has(sending));
      for (const [index, sending] of left.entries()) {
        outcomes.set(sending, errors[index]);
      }
      return sendings.map((sending) => outcomes.get(sending));
    },
    async remove(files, signal) {
      let removed = 0;
      const size = takesBatches ? files.length : uploadLimits.entryBatch;
      for (let at = 0; at < files.length; at += size) {
        const entries = files.slice(at, at + size).map(({ id }) => ({ entryid: id }));
        removed += (await uos.cdn.entries.removeMany({ id: bucketId, entries }, { signal })).deleted;
      }
      return removed;
    },
  };
}

const TOO_LARGE: Text = { zh: '文件大小超过上限', en: 'file size exceeds the limit' };

function remoteOf(entry: Entry, prefix: string): RemoteFile {
  const { path, content_size: size, content_hash: md5, entryid: id, complete } = entry;
  return { path: path.slice(prefix.length), size, md5, id, complete };
}

function isHashed(file: PlannedFile): file is HashedFile {
  return file.md5 !== undefined;
}

function isTooMany(error: unknown): boolean {
  return error instanceof UosApiError && (error.status === 400 || error.status === 413);
}

/** Puts to a signed URL, and once more to a new one where it had expired. */
export async function withFreshUrl(
  url: string,
  put: (url: string) => Promise<void>,
  renew: () => Promise<string | undefined>,
): Promise<void> {
  try {
    await put(url);
  } catch (error) {
    // why 403: that is how an expired signature is answered; wire/cdn-and-platform.md 1.6
    const fresh = error instanceof PermissionError ? await renew() : undefined;
    if (!fresh) {
      throw error;
    }
    await put(fresh);
  }
}

/** A refusal of content that is not what was announced means that the file is not what was hashed. */
async function held<T>(file: PlannedFile, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isOther = error instanceof UosApiError && error.status === 400;
    if (isOther || error instanceof RangeError) {
      const now = await file.again?.();
      if (file.again !== undefined && now?.stamp !== file.stamp) {
        throw new FileChangedError(file.path, { cause: error });
      }
    }
    throw error;
  }
}
