// A symbol file goes up: permission, the bytes, and what registers them. Source: wire/data-and-tools.md 1.4.
import type { StacktraceSymbol, SymbolsCreateInput } from '../../generated/stacktrace.ts';
import { UosApiError } from '../../runtime/errors.ts';
import { sleep } from '../../runtime/retry.ts';
import type { UploadSource } from '../byte-source.ts';
import type { StacktraceClient } from '../clients.ts';
import { watchedBody } from '../transfer/pace.ts';
import { patiently } from '../transfer/retrying.ts';

export interface UploadSymbolsOptions
  extends Pick<SymbolsCreateInput, 'fileName'>,
    Partial<Pick<SymbolsCreateInput, 'buildId' | 'version' | 'platform'>> {
  /** A symbol file, or a zip file of several. */
  readonly source: UploadSource;
  readonly onBytes?: (more: number) => void;
  readonly signal?: AbortSignal | undefined;
}

const ATTEMPTS = 4;
const FIRST_DELAY_MS = 500;
const SILENCE_MS = 60_000;
/** why by size: a browser measures the whole of it; on a line of 64 kB/s */
const SLOWEST_BYTES_PER_MS = 64;
const EXISTS = 6;
/** why taken away: a browser asks the object store about each header, and stores know none of these */
const PLAIN = { 'x-sdk-name': null, 'x-sdk-version': null, 'x-cache-control': null };
const POLL_MS = { first: 250, longest: 2000 } as const;

/**
 * Uploads a symbol file; answers what the platform made of it, nothing where it has all of that already.
 * @throws UosApiError as `symbols.create`.
 * @example await uploadSymbols(uos, { fileName: 'libgame.so.dbg', source: await fileSource('libgame.so.dbg'), buildId });
 */
export async function uploadSymbols(
  uos: StacktraceClient,
  { source, onBytes, signal, fileName, buildId = '', version, platform }: UploadSymbolsOptions,
): Promise<StacktraceSymbol[]> {
  const { symbols } = uos.stacktrace;
  const call = { ...(signal !== undefined && { signal }) };
  const { objectKey, uploadUrl } = await symbols.uploadCredential({ fileName, buildId }, call);
  const put = async (): Promise<void> => {
    let sent = 0;
    const count = (more: number): void => {
      sent += more;
      onBytes?.(more);
    };
    try {
      await uos.request(`PUT ${uploadUrl as 'http'}`, {
        operation: 'stacktrace.upload',
        headers: { ...PLAIN, 'content-length': String(source.size) },
        body: watchedBody(source.body(0, source.size), { onBytes: count }),
        retries: 0,
        timeoutMs: Math.max(SILENCE_MS, source.size / SLOWEST_BYTES_PER_MS),
        ...call,
      });
      count(source.size - sent);
    } catch (error) {
      count(-sent);
      throw error;
    }
  };
  const patience = { attempts: ATTEMPTS, firstDelayMs: FIRST_DELAY_MS, signal };
  await patiently(put, { ...patience, wasThere: () => true, onOverload: () => undefined });
  const { size } = source;
  const about = { ...(version !== undefined && { version }), ...(platform !== undefined && { platform }) };
  try {
    return (await symbols.create({ fileName, buildId, objectKey, size, ...about }, call)).symbols;
  } catch (error) {
    if (error instanceof UosApiError && error.code === EXISTS) {
      return [];
    }
    throw error;
  }
}

/** Waits until the platform can use a symbol file, or has found that it cannot. */
export async function symbolsReady(
  { stacktrace }: Pick<StacktraceClient, 'stacktrace'>,
  first: StacktraceSymbol,
  signal?: AbortSignal,
): Promise<StacktraceSymbol> {
  let symbol = first;
  for (let pauseMs: number = POLL_MS.first; symbol.status === 'processing'; ) {
    await sleep(pauseMs, signal);
    signal?.throwIfAborted();
    pauseMs = Math.min(pauseMs * 1.5, POLL_MS.longest);
    ({ symbol } = await stacktrace.symbols.get({ id: symbol.symbolId }, { ...(signal !== undefined && { signal }) }));
  }
  return symbol;
}
