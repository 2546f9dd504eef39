// Bytes that can be read in parts and sent more than once: a Blob, a file on disk, an array.
import type { ByteSource } from '@uos/contract/rules';
import type { Body } from '../runtime/types.ts';

/** Memory for bodies that go out one after another: the next one may use it once the last one was answered. */
export interface BodyMemory {
  bytes?: Uint8Array;
}

export interface UploadSource extends ByteSource {
  /** The bytes from `start` up to, not including, `end` as a body of a request; called again for another attempt. */
  body(start: number, end: number, memory?: BodyMemory): Body;
  /** MD5 of all of it, where the source has a quicker way than to be read in parts. */
  md5?(signal?: AbortSignal, onHashed?: (bytes: number) => void): Promise<string>;
  /** Tells one state of the content from another; what is kept of an upload under way is good for that one only. */
  readonly stamp?: string | undefined;
  /** The same hash while others use the source, which is then sent meanwhile. */
  md5Aside?(signal?: AbortSignal): Promise<string>;
}

/**
 * A Blob, and with it every `File` of a browser.
 * @example await uploadFile(uos, { bucketId, path: 'logo.png', source: blobSource(input.files[0]), createMd5 })
 */
export function blobSource(blob: Blob): UploadSource {
  return {
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
    body: (start, end) => blob.slice(start, end),
  };
}

/** Bytes that are in memory already. */
export function bytesSource(bytes: Uint8Array): UploadSource {
  return {
    size: bytes.byteLength,
    read: (start, end) => Promise.resolve(bytes.subarray(start, end)),
    body: (start, end) => bytes.subarray(start, end),
  };
}

/** Texts around a body, as one body. */
export function framedBody(before: string, body: Body, after: string): Body {
  const encoder = new TextEncoder();
  if (typeof body === 'object' && Symbol.asyncIterator in body) {
    return (async function* () {
      yield encoder.encode(before);
      yield* body;
      yield encoder.encode(after);
    })();
  }
  return new Blob([before, body as Blob, after]);
}
