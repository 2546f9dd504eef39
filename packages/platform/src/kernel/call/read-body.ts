// The text of a body: no larger and no slower than it may be.
import type { Config } from '#kernel/config';
import { Refusal, type Style } from './errors.ts';

export async function readText(
  request: Request,
  { bodyLimitBytes, bodyTimeoutMs }: Config,
  no: Style['common'],
): Promise<string> {
  const chunks: Uint8Array[] = [];
  const reader = request.body?.getReader();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(no['too-slow'](`the body took longer than ${bodyTimeoutMs} ms`)),
    bodyTimeoutMs,
  );
  try {
    for (let size = 0; reader !== undefined; ) {
      const { done, value } = await Promise.race([reader.read(), late.promise]);
      if (done) {
        break;
      }
      size += value.byteLength;
      if (size > bodyLimitBytes) {
        throw no['too-large'](`the body is larger than ${bodyLimitBytes} bytes`);
      }
      chunks.push(value);
    }
  } catch (cause) {
    // why no failure of ours: the caller hung up
    throw cause instanceof Refusal ? cause : no['not-json']('the body broke off', { cause });
  } finally {
    clearTimeout(timer);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
