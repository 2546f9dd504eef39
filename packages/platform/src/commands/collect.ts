// The command behind `uos-platform collect`: frees stored contents that nothing needs any more, once, and says how many.
import type { PlatformOptions } from '../start/main.ts';
import type { Language } from './serve-texts.ts';

const GRACE_SECONDS = 24 * 3600;

interface CollectArguments extends PlatformOptions {
  readonly json: boolean;
}

/** Runs beside platforms on the same PostgreSQL; the embedded database and the data folder have one user at a time. */
export async function collect(options: CollectArguments, language: Language): Promise<number> {
  const { createPlatform } = await import('../start/main.ts');
  const { collectObjects, shortestGraceSeconds } = await import('../services/cdn/collect.ts');
  const { host: _host, origin: _origin, contentOrigin: _contentOrigin, json, ...store } = options;
  const platform = await createPlatform({ ...store, port: 0, seedDemo: false });
  try {
    const { ports } = platform;
    const graceSeconds = Math.max(GRACE_SECONDS, shortestGraceSeconds(ports));
    const collected = await collectObjects(ports, { now: ports.clock.now(), graceSeconds });
    process.stdout.write(`${json ? JSON.stringify(collected) : TEXTS[language](collected)}\n`);
    return 0;
  } finally {
    await platform.stop();
  }
}

const TEXTS: Readonly<Record<Language, (collected: { freed: number; freedBytes: number }) => string>> = {
  zh: ({ freed, freedBytes }) => `已释放 ${freed} 个不再需要的文件，共 ${freedBytes} 字节。`,
  en: ({ freed, freedBytes }) => `Freed ${freed} contents that nothing needs, ${freedBytes} bytes.`,
};
