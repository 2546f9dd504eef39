// One symbol file on its way up, loaded with the first one that is sent.
import { createClient, session } from '@uos/sdk/browser';
import { blobSource, identifySymbols, uploadSymbols } from '@uos/sdk/jobs';
import { type StacktraceSymbol, stacktraceTable } from '@uos/sdk/services/stacktrace';
import { withWords } from '../../../kit/call/words-of-servers.ts';
import type { PickedFile, SendOptions } from '../../../kit/upload/upload-queue.ts';
import { xhrTransport } from '../../../kit/upload/xhr-transport.ts';
import { shared } from '../../../shell/uos.ts';

/** What the platform made of it; nothing where it had all of that. */
export async function sendSymbols(
  appId: string,
  { path, file }: PickedFile,
  { signal, onSent, version }: Pick<SendOptions, 'signal' | 'onSent'> & { readonly version?: string | undefined },
): Promise<StacktraceSymbol[]> {
  const as = session({ appId });
  const uos = createClient(
    { ...shared, as, transport: withWords(xhrTransport(onSent)) },
    { stacktrace: stacktraceTable },
  );
  const source = blobSource(file);
  const { buildId = '', kind } = (await identifySymbols(source)) ?? {};
  return uploadSymbols(uos, {
    ...{ fileName: path.split('/').at(-1) ?? path, buildId, source, signal },
    ...(version !== undefined && version !== '' && { version }),
    ...(kind === 'sourcemap' && { platform: 'webgl' as const }),
  });
}
