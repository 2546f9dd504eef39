// What decides about stacks and symbol files, without a database. Source: wire/data-and-tools.md 1.4, 2.5.
import { createHash } from 'node:crypto';
import type { SymbolFile } from '#engines/parsers/symbols/formats';
import type { RawFrame } from './logs/frame.ts';
import type { StoredFrame } from './tables.ts';

/** A symbol file, and a zip of them. */
export const LARGEST_BYTES = 2_000_000_000;
/** What was uploaded and never registered goes after a day. */
export const UNREGISTERED_MS = 24 * 3_600_000;
/** Reports of an app: so many in ten seconds, then it waits. */
export const BURST = { reports: 200, seconds: 10 } as const;
/** Crashes of one group that are kept whole on one day; of those beyond, one in so many. */
export const KEPT_OF_A_DAY = 1000;
export const KEPT_ONE_IN = 100;
/** Records that are read again once their symbols are there. */
export const READ_AGAIN = 10_000;

type Status = 'finished' | 'partial_finished' | 'failed';

const SYSTEM_PATH =
  /^\/(?:system(?:_ext)?|apex|vendor|product|odm|usr\/lib\d*|lib\d*)\/|^\[|^<anonymous|^linux-vdso|^linux-gate/;
const SYSTEM_MODULE =
  /^(?:lib(?:c|m|dl|art|artd|log|utils|binder|android|android_runtime|c\+\+|EGL|GLESv[12]|nativehelper|pthread|stdc\+\+|gcc_s)\.so(?:\.\d+)*|ld-[\w.-]+|linker(?:64)?|app_process(?:32|64)?|[\w.-]+\.(?:oat|odex|vdex|art|jar|dex))$/;
const SYSTEM_CODE =
  /^(?:java|javax|android|androidx|com\.android|dalvik|kotlin|kotlinx|sun|libcore|com\.google\.android|com\.unity3d\.player|System|Mono|UnityEngine|UnityEditor|Unity)[.:]/;

/** Of the game itself, not of the system it runs on or of the engine's own managed code. */
export function isInApp({ kind, path, module, function: called }: RawFrame): boolean {
  return kind === 'native'
    ? !SYSTEM_PATH.test(path) && !SYSTEM_MODULE.test(module)
    : kind === 'script' || !SYSTEM_CODE.test(called);
}

/** What logs and symbol files both call a library: `libil2cpp` of `libil2cpp.sym.so` and of `libil2cpp.so.debug`. */
export function moduleKey(name: string): string {
  const last = name.split(/[/\\!]/).at(-1) ?? name;
  return last.replace(/\.(?:so|dbg|debug|sym|map|elf|js|wasm)\b.*$/i, '').toLowerCase();
}

export function rankOf({ kind, hasDebugInfo, hasDebugLine, hasSymtab }: SymbolFile): number {
  if (kind !== 'native') {
    return 3;
  }
  return hasDebugInfo ? 3 : hasDebugLine ? 2 : hasSymtab ? 1 : 0;
}

/** Counts what is the game's own native code; a crash of system frames alone is as readable as it gets. */
export function statusOf(frames: readonly StoredFrame[]): Status {
  const counted = frames.filter(({ inApp, address }) => inApp && address !== '');
  const read = counted.filter(({ status }) => status === 'resolved').length;
  if (frames.length === 0) {
    return 'failed';
  }
  if (read === counted.length) {
    return 'finished';
  }
  return read === 0 ? 'failed' : 'partial_finished';
}

/** All finished is finished, none readable is failed, and everything between is in part. */
export function worstOf(statuses: readonly Status[]): Status {
  if (statuses.length === 0 || statuses.every((status) => status === 'failed')) {
    return 'failed';
  }
  return statuses.every((status) => status === 'finished') ? 'finished' : 'partial_finished';
}

/** Builds whose symbols are wanted, with the library of each. */
export function missingOf(frames: readonly StoredFrame[]): ReadonlyMap<string, string> {
  return new Map(
    frames.flatMap(({ inApp, status, buildId, module }) =>
      inApp && status === 'no_symbol' && buildId !== '' ? [[buildId, module] as const] : [],
    ),
  );
}

const GROUPED_BY = 5;

/** Of crashes of an app that have one cause: signal and the innermost frames of the game, however they were compiled. */
export function groupIdOf(appId: string, signal: string, frames: readonly StoredFrame[]): string {
  const own = frames.filter(({ inApp }) => inApp);
  const parts = (own.length > 0 ? own : frames).slice(0, GROUPED_BY).map(partOfGroup);
  const hash = createHash('sha1')
    .update([appId, signal, ...parts].join('\n'))
    .digest('hex');
  // why so: an id of a name is a UUID of version 5
  const variant = ((Number.parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  const [a, b, c, d] = [hash.slice(0, 8), hash.slice(8, 12), `5${hash.slice(13, 16)}`, variant + hash.slice(18, 20)];
  return `${a}-${b}-${c}-${d}-${hash.slice(20, 32)}`;
}

function partOfGroup({ function: called, module, buildId, address }: StoredFrame): string {
  return called === '' ? `${module} ${buildId} ${Math.floor(Number(address || 0) / 64)}` : plainName(called);
}

/** Without template arguments, parameters and what the compiler appended. */
export function plainName(name: string): string {
  let depth = 0;
  let plain = '';
  for (const char of name.replace(/ \(\.[\w.]+\)$/, '').replace(/operator[<>]+=?/g, 'operator')) {
    depth -= char === '>' && depth > 0 ? 1 : 0;
    plain += depth === 0 && char !== '<' && char !== '>' ? char : '';
    depth += char === '<' ? 1 : 0;
  }
  // why looked for: a pattern tries each bracket with each that closes
  const open = plain.indexOf('(', 1);
  const hasParameters = open >= 0 && /\)(?: const)?(?: &{1,2})?$/.test(plain.slice(open));
  return (hasParameters ? plain.slice(0, open) : plain).trim();
}

export function titleOf(signal: string, message: string, frames: readonly StoredFrame[]): string {
  const top = frames.find(({ inApp }) => inApp) ?? frames[0];
  const where =
    top === undefined ? '' : top.function === '' ? `${top.module} ${top.address}`.trim() : plainName(top.function);
  if (where === '') {
    return (signal === '' ? message : signal).slice(0, 300) || 'unknown';
  }
  return (signal === '' ? where : `${signal} at ${where}`).slice(0, 300);
}

/** The stack as people read it. */
export function textOf(title: string, frames: readonly StoredFrame[]): string {
  const lines = frames.map(({ index, function: called, module, address, file, line, inlined }) => {
    const what = called === '' ? `${module} ${address}`.trim() : called;
    const place = file === '' ? (called === '' || module === '' ? '' : ` (${module})`) : ` (${file}:${line})`;
    return `#${String(index).padStart(2, '0')} ${what}${place}${inlined ? ' [inlined]' : ''}`;
  });
  return [title, ...lines].join('\n');
}
