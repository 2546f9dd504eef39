// What a file of a mod is, by its name and its first bytes. The same file always gets the same verdict.
import type { InspectResult } from './rules.ts';

/** How many bytes of a file are looked at. */
export const HEAD_BYTES = 4096;

export interface InspectedFile {
  readonly path: string;
  readonly size: number;
  readonly content_type: string;
  /** At most `HEAD_BYTES` from the beginning. */
  readonly head: Uint8Array;
}

export interface Verdict {
  readonly result: Exclude<InspectResult, ''>;
  /** What was found; empty where there is nothing to say. */
  readonly label: string;
  /** 0 harmless to 100 dangerous. */
  readonly score: number;
  readonly detail: string;
}

const PASS: Verdict = { result: 'pass', label: '', score: 0, detail: '' };

export function inspectFile(file: InspectedFile): Verdict {
  const extension = extensionOf(file.path);
  const kind = kindOf(file.head);
  if (kind === 'executable' || EXECUTABLE_EXTENSIONS.has(extension)) {
    return verdict(
      'block',
      'executable',
      100,
      kind === 'executable' ? 'the bytes are a program' : `.${extension} runs`,
    );
  }
  if (ACTIVE_EXTENSIONS.has(extension) || ACTIVE_TYPE.test(file.content_type) || kind === 'markup') {
    return verdict('review', 'active-content', 60, 'may run in a browser or a game');
  }
  const expected = KIND_OF_EXTENSION[extension];
  if (file.size > 0 && expected !== undefined && expected !== kind) {
    return verdict('review', 'type-mismatch', 70, `.${extension} whose bytes are ${kind ?? 'something else'}`);
  }
  if (kind === 'archive') {
    return verdict('review', 'archive', 50, 'what is packed inside was not looked at');
  }
  if (file.size > 0 && kind === undefined) {
    return verdict('review', 'unknown', 30, 'neither text nor a known format');
  }
  return PASS;
}

type Kind = 'executable' | 'archive' | 'image' | 'audio' | 'video' | 'font' | 'model' | 'bundle' | 'markup' | 'text';

function verdict(result: Verdict['result'], label: string, score: number, detail: string): Verdict {
  return { result, label, score, detail };
}

const EXECUTABLE_EXTENSIONS = new Set(
  'exe dll com scr msi msix bat cmd ps1 vbs sh bash app apk aab ipa hap jar class so dylib elf sys'.split(' '),
);
const ACTIVE_EXTENSIONS = new Set('html htm xhtml svg js mjs cjs wasm swf php lua py cs'.split(' '));
const ACTIVE_TYPE = /html|javascript|ecmascript|svg|wasm|x-shockwave/i;

const KIND_OF_EXTENSION: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.entries({
    image: 'png jpg jpeg gif webp bmp',
    audio: 'mp3 ogg wav flac',
    video: 'mp4 mov webm',
    font: 'ttf otf woff woff2',
    archive: 'zip 7z rar gz tgz bz2 xz',
    text: 'txt json csv md yaml yml ini xml',
  } satisfies Partial<Record<Kind, string>>).flatMap(([kind, extensions]) =>
    extensions.split(' ').map((extension) => [extension, kind as Kind]),
  ),
);

interface Magic {
  readonly kind: Kind;
  /** Latin-1 text at `at`, 0 unless told. */
  readonly text: string;
  readonly at?: number;
}

const MAGIC: readonly Magic[] = [
  { kind: 'executable', text: 'MZ' },
  { kind: 'executable', text: '\x7fELF' },
  { kind: 'executable', text: '\xfe\xed\xfa\xce' },
  { kind: 'executable', text: '\xfe\xed\xfa\xcf' },
  { kind: 'executable', text: '\xce\xfa\xed\xfe' },
  { kind: 'executable', text: '\xcf\xfa\xed\xfe' },
  { kind: 'executable', text: '\xca\xfe\xba\xbe' },
  { kind: 'executable', text: 'dex\n' },
  { kind: 'executable', text: '#!' },
  { kind: 'markup', text: '\0asm' },
  { kind: 'archive', text: 'PK\x03\x04' },
  { kind: 'archive', text: 'PK\x05\x06' },
  { kind: 'archive', text: '7z\xbc\xaf\x27\x1c' },
  { kind: 'archive', text: 'Rar!\x1a\x07' },
  { kind: 'archive', text: '\x1f\x8b' },
  { kind: 'archive', text: 'BZh' },
  { kind: 'archive', text: '\xfd7zXZ\0' },
  { kind: 'image', text: '\x89PNG\r\n\x1a\n' },
  { kind: 'image', text: '\xff\xd8\xff' },
  { kind: 'image', text: 'GIF8' },
  { kind: 'image', text: 'WEBP', at: 8 },
  { kind: 'image', text: 'BM' },
  { kind: 'audio', text: 'WAVE', at: 8 },
  { kind: 'audio', text: 'ID3' },
  { kind: 'audio', text: '\xff\xfb' },
  { kind: 'audio', text: '\xff\xf3' },
  { kind: 'audio', text: 'OggS' },
  { kind: 'audio', text: 'fLaC' },
  { kind: 'video', text: 'ftyp', at: 4 },
  { kind: 'video', text: '\x1a\x45\xdf\xa3' },
  { kind: 'font', text: '\0\x01\0\0' },
  { kind: 'font', text: 'OTTO' },
  { kind: 'font', text: 'wOFF' },
  { kind: 'font', text: 'wOF2' },
  { kind: 'model', text: 'glTF' },
  { kind: 'model', text: 'Kaydara FBX' },
  { kind: 'bundle', text: 'UnityFS\0' },
  { kind: 'bundle', text: 'UnityWeb\0' },
  { kind: 'bundle', text: 'UnityRaw\0' },
];

function kindOf(head: Uint8Array): Kind | undefined {
  const start = Buffer.from(head.subarray(0, 64)).toString('latin1');
  const found = MAGIC.find(({ text, at = 0 }) => start.startsWith(text, at));
  if (found !== undefined && !(SHORT_MAGIC.has(found.text) && isText(head))) {
    return found.kind;
  }
  if (!isText(head)) {
    return undefined;
  }
  return /^\s*(<!doctype html|<html|<script|<svg)/i.test(Buffer.from(head).toString('utf8')) ? 'markup' : 'text';
}

// why: two letters also begin ordinary sentences
const SHORT_MAGIC = new Set(['MZ', 'BM', 'BZh', 'ID3']);

/** UTF-8 without control characters; a character cut off at the end of the head does not count. */
function isText(head: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: head.length === HEAD_BYTES });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return !/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
  } catch {
    return false;
  }
}

function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}
