// One line of a stack in each of the forms that logs have. Source: wire/data-and-tools.md 2.5.

export interface RawFrame {
  readonly kind: 'native' | 'java' | 'managed' | 'script';
  readonly rawLine: string;
  /** Name of the library or script, without its path. */
  readonly module: string;
  readonly path: string;
  /** Hexadecimal with 0x; empty where the form has none. */
  readonly address: string;
  readonly buildId: string;
  readonly function: string;
  readonly offset: number;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const NOTHING = {
  module: '',
  path: '',
  address: '',
  buildId: '',
  function: '',
  offset: 0,
  file: '',
  line: 0,
  column: 0,
};
const LONGEST = 2048;

const LOGCAT = [
  /^\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}\s+\d+\s+\d+ [VDIWEFA] [^:]{0,64}: ?/,
  /^\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} [VDIWEFA]\/[^(]{0,64}\( *\d+\): ?/,
  /^[VDIWEFA]\/[^(]{0,64}\( *\d+\): ?/,
];

/** The line as it was written before logcat put its own words in front. */
export function withoutPrefix(line: string): string {
  const cut = line.slice(0, LONGEST);
  const prefix = LOGCAT.map((pattern) => pattern.exec(cut)?.[0]).find((found) => found !== undefined);
  return cut.slice(prefix?.length ?? 0);
}

/** Undefined for a line that is none of a stack. */
export function frameOf(line: string): RawFrame | undefined {
  const text = line.trim();
  for (const read of [nativeFrame, unityNative, scriptFrame, javaFrame, managedFrame]) {
    const found = read(text);
    if (found !== undefined) {
      return { ...NOTHING, rawLine: text, ...found };
    }
  }
  return undefined;
}

type Found = Partial<RawFrame> & Pick<RawFrame, 'kind'>;

/** Where in a stack a native line says that it stands; undefined for other lines. */
export function depthOf(line: string): number | undefined {
  const [, depth] = /^#(\d{1,4})\s/.exec(line.trim()) ?? [];
  return depth === undefined ? undefined : Number(depth);
}

const NATIVE = /^#\d{1,4}\s+(?:pc\s+)?(?:0x)?([0-9a-f]{4,16})\s+(\S.*)$/i;
const BUILD_ID = /\(BuildId:\s*([0-9a-f]{2,128})\)/i;
const SYMBOL_END = /\+(0x[0-9a-f]{1,16}|\d{1,10})\)$/i;

/** Tombstones, logcat, ndk-stack and Unity: `#00 pc 0000000000123abc  /path/libgame.so (symbol+12) (BuildId: …)`. */
function nativeFrame(text: string): Found | undefined {
  const [, address, rest = ''] = NATIVE.exec(text) ?? [];
  if (address === undefined) {
    return undefined;
  }
  const pathEnd = rest.search(/\s\(/);
  const path = (pathEnd < 0 ? rest : rest.slice(0, pathEnd)).trim();
  const { symbol, offset } = symbolIn(rest.replace(BUILD_ID, '').trimEnd());
  return {
    ...{ kind: 'native', path, module: moduleOf(path), address: `0x${address.toLowerCase()}` },
    buildId: BUILD_ID.exec(rest)?.[1]?.toLowerCase() ?? '',
    ...{ function: symbol, offset },
  };
}

/** What the system read of the symbol table: the last brackets of the line, which may have others in them. */
function symbolIn(text: string): { readonly symbol: string; readonly offset: number } {
  const end = SYMBOL_END.exec(text);
  let depth = 0;
  for (let at = text.length - 1; end !== null && at >= 0; at -= 1) {
    depth += text[at] === ')' ? 1 : text[at] === '(' ? -1 : 0;
    if (depth === 0) {
      return { symbol: text.slice(at + 1, end.index), offset: Number(end[1]) };
    }
  }
  return { symbol: '', offset: 0 };
}

const UNITY_AT = /^(?:at\s+)?(lib[\w-]{1,100}(?:\.so)?)[.(]0x([0-9a-f]{1,16})\)?(?:\s*\(Native Method\))?$/i;

/** Unity on Android: `at libil2cpp.0x123abc(Native Method)`, `libil2cpp(0x123abc)`. */
function unityNative(text: string): Found | undefined {
  const [, name, address] = UNITY_AT.exec(text) ?? [];
  if (name === undefined || address === undefined) {
    return undefined;
  }
  const module = name.endsWith('.so') ? name : `${name}.so`;
  return { kind: 'native', path: module, module, address: `0x${address.toLowerCase()}` };
}

// why `\s` before a bracket and no more: white space that is tried at each of its places takes the square of its length
const WASM =
  /^(?:at\s+(?=\S))?(?:(.{1,300}?)\s\(|.{0,300}?@)?(?:[a-z-]+:\/\/[^\s()]{0,500}?[:/])?(?:([^\s():/]{1,200})[:.])?wasm-function\[(\d{1,9})\]:(0x[0-9a-f]{1,16})\)?$/i;
const SCRIPT_AT =
  /^at\s+(?=\S)(?:async\s+(?=\S))?(?:(.{1,300}?)\s\()?((?:[a-z-]+:\/\/|\/|[\w.-])[^\s()]{0,500}?):(\d{1,9}):(\d{1,9})\)?$/i;
const SCRIPT_MOZ = /^([^@\s]{0,300})@((?:[a-z-]+:\/\/|\/)[^\s]{1,500}?):(\d{1,9}):(\d{1,9})$/i;

/** Browsers and mini games: `at fn (file.js:1:2345)`, `fn@https://…/file.js:1:2345`, `at wasm-function[123]:0x4567`. */
function scriptFrame(text: string): Found | undefined {
  const wasm = WASM.exec(text);
  if (wasm !== null) {
    const [, name, module = 'wasm', index = '', address = ''] = wasm;
    const called = name === undefined || name === '<anonymous>' ? `wasm-function[${index}]` : name.trimEnd();
    return { kind: 'script', module, path: module, function: called, address: address.toLowerCase() };
  }
  const [, called, path, line, column] = SCRIPT_AT.exec(text) ?? SCRIPT_MOZ.exec(text) ?? [];
  if (path === undefined || !/[./]/.test(path)) {
    return undefined;
  }
  const plain = path.replace(/[?#].*$/, '');
  return {
    ...{ kind: 'script', path: plain, module: moduleOf(plain), file: plain, function: called?.trimEnd() ?? '' },
    ...{ line: Number(line), column: Number(column) },
  };
}

const JAVA = /^at\s+(?:[\w.@-]{1,100}\/{1,2})?((?:[\w$]{1,200}\.)+)([\w$<>-]{1,200})\(([^()]{0,200})\)$/;

/** `at a.b.C.method(SourceFile:12)`. */
function javaFrame(text: string): Found | undefined {
  const [, owner, method, place = ''] = JAVA.exec(text) ?? [];
  if (owner === undefined || method === undefined) {
    return undefined;
  }
  const [, file = '', line = '0'] = /^(.*?)(?::(\d{1,9}))?$/.exec(place) ?? [];
  return {
    ...{ kind: 'java', module: owner.slice(0, -1), function: `${owner}${method}` },
    ...{ file: /^(?:Native Method|Unknown Source)$/.test(file) ? '' : file, line: Number(line) },
  };
}

const MONO =
  /^(?:at\s+)?([\w.+`<>$:[\],/-]{1,300}?[.:][\w<>.`$|-]{1,200})\s?\(([^()]{0,300})\)\s*\[0x([0-9a-f]{1,8})\]\s+in\s+(.{1,500}?):(\d{1,9})$/i;
const UNITY = /^([\w.+`<>$/-]{1,300}:[\w<>.`$|-]{1,200})\s?\(([^()]{0,300})\)(?:\s+\(at (.{1,500}?):(\d{1,9})\))?$/;

/** Mono and il2cpp, which name everything themselves: `Type.Method (args) [0x00000] in <id>:0`, `Type:Method() (at …:42)`. */
function managedFrame(text: string): Found | undefined {
  const mono = MONO.exec(text);
  if (mono !== null) {
    const [, called = '', , offset = '', file = '', line = '0'] = mono;
    const isPlace = !/^<[0-9a-f-]*>$/i.test(file);
    return {
      ...{ kind: 'managed', module: ownerOf(called), function: called.replace(':', '.') },
      ...{ offset: Number.parseInt(offset, 16), file: isPlace ? file : '', line: isPlace ? Number(line) : 0 },
    };
  }
  const unity = UNITY.exec(text);
  if (unity === null) {
    return undefined;
  }
  const [, called = '', , file = '', line = '0'] = unity;
  return {
    ...{ kind: 'managed', module: ownerOf(called), function: called.replace(':', '.') },
    ...{ file, line: Number(line) },
  };
}

function ownerOf(called: string): string {
  return called.split(/[.:]/).slice(0, -1).join('.');
}

/** Name of a library, in a package or not: `/data/app/base.apk!libgame.so`. */
function moduleOf(path: string): string {
  return path.split(/[/!\\]/).at(-1) ?? path;
}
