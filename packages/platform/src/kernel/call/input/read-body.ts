// The body of a call: no larger and no slower than it may be.
import type { Config } from '#kernel/config';
import { Refusal, type Style } from '../errors.ts';

export type BodyLimits = Pick<Config, 'bodyLimitBytes' | 'bodyTimeoutMs' | 'bodyIdleMs'>;

/** The whole of a text; it has to be there in time. */
export async function readText(request: Request, limits: BodyLimits, no: Style['common']): Promise<string> {
  const { bodyTimeoutMs } = limits;
  const late = deadline(no, bodyTimeoutMs, `the body took longer than ${bodyTimeoutMs} ms`);
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of chunksOf(request, limits, no, () => late.promise)) {
      chunks.push(chunk);
    }
  } finally {
    late.clear();
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Bytes as they come; they may take as long as they like, as long as they come. */
export async function* readBytes(
  request: Request,
  limits: BodyLimits,
  no: Style['common'],
): AsyncGenerator<Uint8Array, void, undefined> {
  const { bodyIdleMs } = limits;
  let idle: Deadline | undefined;
  const next = (): Promise<never> => {
    idle?.clear();
    idle = deadline(no, bodyIdleMs, `nothing came of the body for ${bodyIdleMs} ms`);
    return idle.promise;
  };
  try {
    for await (const chunk of chunksOf(request, limits, no, next)) {
      idle?.clear();
      yield chunk;
    }
  } finally {
    idle?.clear();
  }
}

async function* chunksOf(
  request: Request,
  { bodyLimitBytes }: BodyLimits,
  no: Style['common'],
  late: () => Promise<never>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = request.body?.getReader();
  let size = 0;
  for (;;) {
    const { done, value } = (await Promise.race([reader?.read(), late()]).catch((cause: unknown) => {
      // why no failure of ours: the caller hung up
      throw cause instanceof Refusal ? cause : no['not-json']('the body broke off', { cause });
    })) ?? { done: true, value: undefined };
    if (done) {
      return;
    }
    size += value.byteLength;
    if (size > bodyLimitBytes) {
      throw no['too-large'](`the body is larger than ${bodyLimitBytes} bytes`);
    }
    yield value;
  }
}

interface Deadline {
  readonly promise: Promise<never>;
  clear(): void;
}

function deadline(no: Style['common'], ms: number, text: string): Deadline {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(no['too-slow'](text)), ms);
  promise.catch(() => undefined);
  return { promise, clear: () => clearTimeout(timer) };
}
