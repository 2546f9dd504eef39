// What a content is, by its bytes: games name their files as they like.

export type ContentKind = 'json' | 'text' | 'picture' | 'hex';

const PICTURES: readonly (readonly [type: string, at: number, begin: readonly number[]])[] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/gif', 0, [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
];

/** Nothing where it is no picture that a browser shows. */
export function pictureType(bytes: Uint8Array): string | undefined {
  return PICTURES.find(([, at, begin]) => begin.every((byte, index) => bytes[at + index] === byte))?.[0];
}

export interface Content {
  readonly kind: ContentKind;
  /** Of JSON and text; what is shown of it. */
  readonly text?: string;
  /** Of JSON that is there as a whole. */
  readonly value?: unknown;
}

export function contentOf(bytes: Uint8Array, isWhole: boolean): Content {
  if (pictureType(bytes) !== undefined) {
    return { kind: isWhole ? 'picture' : 'hex' };
  }
  const text = textOf(bytes, isWhole);
  if (text === undefined) {
    return { kind: 'hex' };
  }
  const value = isWhole ? jsonOf(text) : undefined;
  return value === undefined ? { kind: 'text', text } : { kind: 'json', text, value };
}

/** Nothing where the bytes are no text: not UTF-8, or with control characters that no text has. */
function textOf(bytes: Uint8Array, isWhole: boolean): string | undefined {
  try {
    // why a stream: where it is cut, half a letter may be left
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
    return bytes.some(isNoText) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Control characters, but for tabs, line ends and escapes. */
function isNoText(byte: number): boolean {
  return byte < 0x09 || (byte > 0x0d && byte < 0x1b) || byte === 0x7f;
}

/** An object or a list; a bare number or word reads better as it is. */
function jsonOf(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) {
    return undefined;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
