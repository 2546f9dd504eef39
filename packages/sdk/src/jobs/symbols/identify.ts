// What a symbol file is, as far as its sender has to know: its kind, and the build it belongs to. The platform reads the
// rest. Source: wire/data-and-tools.md 2.5.
import { type ByteSource, readElf } from '@uos/contract/rules';
import type { StacktraceSymbol } from '../../generated/stacktrace.ts';

export interface LocalSymbols extends Pick<StacktraceSymbol, 'kind' | 'buildId' | 'arch'> {
  /** False for a file that was stripped: nothing in it makes a stack readable. */
  readonly hasSymbols: boolean;
  /** Lines of the source are in it. */
  readonly hasDebugLine: boolean;
}

const HEAD_BYTES = 64 * 1024;
const MODULE = /^MODULE \S+ (\S+) ([0-9A-Fa-f]{32})[0-9A-Fa-f]* \S/;
const CODE_ID = /^INFO CODE_ID ([0-9A-Fa-f]+)/m;
const BREAKPAD_ARCHES: Readonly<Record<string, string>> = {
  arm64: 'arm64-v8a',
  arm: 'armeabi-v7a',
  x86_64: 'x86_64',
  x86: 'x86',
};
const SOURCE_MAP = /"version"\s*:\s*3\b/;
const SOURCE_MAP_PART = /"(?:mappings|sources|sections|names|file)"/;
const MAPPING = /^\S+ -> \S+:$/m;

/** Undefined for what is none; what is in an archive is not looked at. */
export async function identifySymbols(source: ByteSource): Promise<LocalSymbols | undefined> {
  const elf = await readElf(source);
  if (elf !== undefined) {
    const { buildId, arch, hasSymtab, hasDebugLine } = elf;
    return { kind: 'native', buildId, arch, hasSymbols: hasSymtab || hasDebugLine, hasDebugLine };
  }
  const head = new TextDecoder().decode(await source.read(0, Math.min(source.size, HEAD_BYTES)));
  const whole = { hasSymbols: true, hasDebugLine: true };
  const [, cpu = '', debugId] = MODULE.exec(head) ?? [];
  if (debugId !== undefined) {
    const buildId = CODE_ID.exec(head)?.[1]?.toLowerCase() ?? buildIdOf(debugId.toLowerCase());
    return { kind: 'breakpad', buildId, arch: BREAKPAD_ARCHES[cpu] ?? '', ...whole };
  }
  const text = head.trimStart();
  if (text.startsWith('{') && SOURCE_MAP.test(head) && SOURCE_MAP_PART.test(head)) {
    return { kind: 'sourcemap', buildId: '', arch: '', ...whole };
  }
  return MAPPING.test(head.replaceAll('\r', '')) && !head.includes('\0')
    ? { kind: 'mapping', buildId: '', arch: '', ...whole }
    : undefined;
}

/** Names that symbol files have: in a folder and in an archive nothing else is looked at. */
export function mayBeSymbols(path: string): boolean {
  return /(?:\.so(?:\.[\w.]+)?|\.dbg|\.debug|\.sym|\.map|mapping\.txt|\.elf)$/i.test(path);
}

/** The first 16 bytes of a build id, whose first three fields Breakpad turns round. */
function buildIdOf(debugId: string): string {
  const turned = (from: number, to: number): string => (debugId.slice(from, to).match(/../g) ?? []).reverse().join('');
  return turned(0, 8) + turned(8, 12) + turned(12, 16) + debugId.slice(16);
}
