// The two ways of an upload. Source: wire/cdn-and-platform.md 1.6.
import { uploadLimits } from '@uos/contract/rules';

/** `signed`: entry first, then one PUT. `token`: bytes first, then the entry; always so from 200 MiB on. */
export type UploadMode = 'signed' | 'token';

/** Large files always go in blocks, which only a token allows. */
export function isSentByToken(sizeBytes: number, mode: UploadMode = 'signed'): boolean {
  return mode === 'token' || sizeBytes >= uploadLimits.sliceThresholdBytes;
}
