// The beginning of a stored file, read as whoever downloads it reads it: what is not shown is not asked for.
import { queryOptions } from '@tanstack/react-query';
import type { SaveFile } from '@uos/sdk/services/save';
import { pictureType } from './kind.ts';

/** As much of a content as is shown. */
export const SHOWN_BYTES = 262_144;
/** A picture is of no use in part. */
const PICTURE_BYTES = 4_000_000;

export interface Head {
  readonly bytes: Uint8Array;
  /** There is no more of it. */
  readonly isWhole: boolean;
}

/** By its object: another content of the same save is another object. */
export function contentQuery({ objectId, fileURL = '' }: SaveFile) {
  return queryOptions({
    queryKey: ['save.content', objectId],
    // why no SDK: the address is signed and on an origin of its own, and no call of a service
    queryFn: ({ signal }) => readHead(fileURL, signal),
    enabled: fileURL !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readHead(url: string, signal: AbortSignal): Promise<Head> {
  const answer = await fetch(url, { signal, credentials: 'omit' });
  if (!answer.ok) {
    throw new Error(`${answer.status} ${new URL(url).pathname}`);
  }
  const reader = answer.body?.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  let limit = SHOWN_BYTES;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || value === undefined) {
      return { bytes: joined(pieces, size), isWhole: true };
    }
    if (size === 0 && pictureType(value) !== undefined) {
      limit = PICTURE_BYTES;
    }
    pieces.push(value);
    size += value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      return { bytes: joined(pieces, size).subarray(0, limit), isWhole: false };
    }
  }
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
