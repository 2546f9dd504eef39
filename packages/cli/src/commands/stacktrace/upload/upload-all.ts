// The work of `uos stacktrace upload`: what the platform lacks is sent, and waited for.
import { basename } from 'node:path';
import { pool, type StacktraceClient, symbolsReady, uploadSymbols } from '@uos/sdk/jobs';
import type { StacktraceSymbol, SymbolsCreateInput } from '@uos/sdk/services/stacktrace';
import { openClient } from '../../../connection/client.ts';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import { failureOfSdk } from '../../../errors/failure.ts';
import type { Context } from '../../../program/context.ts';
import { showProgress } from '../../../terminal/progress.ts';
import type { Text } from '../../../text/text.ts';
import { TELL_EVERY_MS } from '../../cdn/transfer/flags.ts';
import { missingBuilds } from '../stacktrace.ts';
import { type FoundSymbols, findSymbols, type Parcel } from './find-symbols.ts';
import type { Result } from './results.ts';

interface Flags {
  readonly version: string | undefined;
  readonly platform: SymbolsCreateInput['platform'];
  readonly wait: boolean | undefined;
}

type Ctx = Context<{ readonly files: readonly string[] }, Flags>;

interface Row extends Partial<Pick<StacktraceSymbol, 'kind' | 'buildId' | 'arch' | 'symbolId'>> {
  readonly file: string;
  readonly size: number;
  readonly result: Result;
  readonly reason: string;
  /** Crashes that waited for it. */
  readonly crashes: number;
}

const AT_ONCE = 4;

export async function uploadAll(ctx: Ctx): Promise<Row[]> {
  const parcels = await findSymbols(ctx);
  if (parcels.length === 0) {
    throw new CliError('no-symbols', {
      exit: EXIT.notFound,
      what: () => ctx.say({ zh: '没有找到符号表。', en: 'No symbol file was found.' }),
      why: () =>
        ctx.say({
          zh: '会读取 .so、.dbg、.debug、.sym、.map、mapping.txt 与 zip；去除了符号的库不算',
          en: '.so, .dbg, .debug, .sym, .map, mapping.txt and zip are read; a library that was stripped is none',
        }),
      next: `uos ${ctx.command.id} --help`,
    });
  }
  const uos = (await openClient(ctx.uos.parts, 'stacktrace')) as unknown as StacktraceClient;
  const [known, missing] = await Promise.all([knownOf(uos, parcels), missingBuilds(ctx)]);
  const waitsFor = (buildId = ''): number => (buildId === '' ? 0 : (missing.get(buildId) ?? 0));
  const rows: Row[] = [];
  const wanted: Parcel[] = [];
  for (const parcel of parcels) {
    const usable = parcel.files.filter((file) => problemOf(file) === undefined);
    const isNew = usable.filter((file) => !isKnown(file, known));
    if (isNew.length > 0) {
      wanted.push(parcel);
    }
    if (parcel.files.length === 0) {
      rows.push({ ...rowOf(parcel), result: 'failed', reason: ctx.say(NO_SYMBOLS) });
    }
    for (const file of parcel.files) {
      const problem = problemOf(file);
      if (problem !== undefined) {
        rows.push({ ...rowOf(parcel, file), result: 'skipped', reason: ctx.say(problem) });
      } else if (!isNew.includes(file)) {
        rows.push({ ...rowOf(parcel, file), result: 'same' });
      } else if (ctx.globals['dry-run']) {
        rows.push({ ...rowOf(parcel, file), result: 'new', crashes: waitsFor(file.buildId) });
      }
    }
  }
  if (!ctx.globals['dry-run']) {
    rows.push(...(await send(ctx, uos, wanted, waitsFor)));
  }
  tell(ctx, rows);
  return rows;
}

async function send(
  ctx: Ctx,
  uos: StacktraceClient,
  wanted: readonly Parcel[],
  waitsFor: (buildId?: string) => number,
): Promise<Row[]> {
  const { version, platform, wait = true } = ctx.flags;
  const total = { files: wanted.length, bytes: wanted.reduce((sum, { source }) => sum + source.size, 0) };
  const done = { files: 0, bytes: 0 };
  const progress = showProgress('upload', ctx);
  const rows: Row[] = [];
  const made: StacktraceSymbol[] = [];
  let toldMs = 0;
  const onBytes = (more: number): void => {
    done.bytes += more;
    progress.update(done, total);
    if (ctx.io.now() - toldMs >= TELL_EVERY_MS) {
      toldMs = ctx.io.now();
      ctx.event({ type: 'progress', ...done, totalBytes: total.bytes, totalFiles: total.files });
    }
  };
  const sendOne = async ({ path, source, files }: Parcel): Promise<void> => {
    const [only] = files.length === 1 ? files : [];
    const buildId = only?.member === '' ? only.buildId : '';
    const about = { ...(version !== undefined && { version }), ...(platform !== undefined && { platform }) };
    try {
      const fileName = basename(path);
      const symbols = await uploadSymbols(uos, { fileName, buildId, source, onBytes, signal: ctx.signal, ...about });
      made.push(...symbols);
      if (symbols.length === 0) {
        rows.push(...files.map((file): Row => ({ ...rowOf({ path, source, files }, file), result: 'same' })));
      }
      ctx.event({ type: 'uploaded', file: path, symbols: symbols.length });
    } catch (error) {
      ctx.signal.throwIfAborted();
      const { message, why, exit } = failureOfSdk(error, ctx.t, ctx);
      // why: every other file would meet the same
      if (OF_THE_RUN.has(exit)) {
        throw error;
      }
      rows.push({ ...rowOf({ path, source, files }), result: 'failed', reason: why ?? message });
    }
    done.files += 1;
  };
  try {
    const sending = pool(AT_ONCE);
    for (const parcel of wanted) {
      await sending.add(() => sendOne(parcel));
    }
    await sending.drain();
  } finally {
    progress.clear();
  }
  if (wait && made.length > 0) {
    ctx.waiting.say(ctx.say({ zh: '平台正在处理符号表', en: 'The platform reads them' }));
  }
  for (const symbol of made) {
    const { status, ...found } = wait ? await symbolsReady(uos, symbol, ctx.signal) : symbol;
    const { fileName: file, buildId, arch, kind, size, symbolId, reason } = found;
    const result = status === 'ready' ? 'ready' : status === 'invalid' ? 'invalid' : 'uploaded';
    rows.push({ file, buildId, arch, kind, size, symbolId, result, reason, crashes: waitsFor(buildId) });
  }
  return rows;
}

const OF_THE_RUN: ReadonlySet<number> = new Set([EXIT.login, EXIT.permission, EXIT.unavailable, EXIT.notServed]);
const NO_SYMBOLS: Text = { zh: '不是符号表', en: 'it is no symbol file' };

function problemOf({ kind, buildId, hasSymbols }: FoundSymbols): Text | undefined {
  if (!hasSymbols) {
    return { zh: '已去除符号，用去除之前的文件', en: 'it was stripped; use the file of before' };
  }
  return kind === 'native' && buildId === ''
    ? { zh: '没有构建 ID，链接时加 -Wl,--build-id', en: 'it has no build id; link it with -Wl,--build-id' }
    : undefined;
}

function rowOf({ path, source }: Parcel, file?: FoundSymbols) {
  return {
    file: file === undefined || file.member === '' ? path : `${path}!${file.member}`,
    ...(file !== undefined && { buildId: file.buildId, arch: file.arch, kind: file.kind }),
    size: file?.size ?? source.size,
    reason: '',
    crashes: 0,
  };
}

/** What the platform has of the builds that were found, by build and machine. */
async function knownOf({ stacktrace }: StacktraceClient, parcels: readonly Parcel[]) {
  const buildIds = new Set(parcels.flatMap(({ files }) => files.flatMap(({ buildId }) => buildId || [])));
  const known = new Map<string, StacktraceSymbol>();
  const asking = pool(AT_ONCE);
  for (const buildId of buildIds) {
    await asking.add(async () => {
      for (const symbol of (await stacktrace.symbols.list({ buildId, count: 20 })).symbols) {
        known.set(`${buildId} ${symbol.arch}`, symbol);
      }
    });
  }
  await asking.drain();
  return known;
}

/** why by lines: a file with lines takes the place of one that has names only */
function isKnown({ buildId, arch, hasDebugLine }: FoundSymbols, known: ReadonlyMap<string, StacktraceSymbol>): boolean {
  const there = known.get(`${buildId} ${arch}`);
  return there !== undefined && there.status !== 'invalid' && (there.hasDebugLine || !hasDebugLine);
}

function tell(ctx: Ctx, rows: readonly Row[]): void {
  const count = (...results: Result[]): number => rows.filter(({ result }) => results.includes(result)).length;
  const [fresh, sent, same] = [count('new'), count('uploaded', 'ready', 'invalid'), count('same')];
  if (ctx.globals['dry-run']) {
    ctx.note({
      zh: `将上传 ${fresh} 个符号表，${same} 个平台已有。`,
      en: `${fresh} ${fresh === 1 ? 'symbol file' : 'symbol files'} would be sent; the platform has ${same}.`,
    });
  } else {
    ctx.note({
      zh: `已上传 ${sent} 个符号表，${same} 个平台已有。`,
      en: `Sent ${sent} ${sent === 1 ? 'symbol file' : 'symbol files'}; the platform had ${same}.`,
    });
  }
  const crashes = rows.reduce((sum, { result, crashes: waiting }) => sum + (result === 'ready' ? waiting : 0), 0);
  if (crashes > 0) {
    ctx.note({ zh: `${crashes} 条崩溃记录变为可读。`, en: `${crashes} crashes become readable.` });
  }
  const isBad = count('failed', 'invalid') > 0 || (count('skipped') > 0 && sent + same + fresh === 0);
  if (isBad) {
    ctx.exit(sent - count('invalid') + same > 0 ? EXIT.partial : EXIT.failed);
  }
}
