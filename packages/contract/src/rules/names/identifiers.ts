// Technical names that servers and tools read. Sources: wire/realtime-and-compute.md 2 and 6; wire/data-and-tools.md 1.6.

import type { TextRule } from '../text-rule.ts';

export const envKey: TextRule = {
  min: 1,
  max: 128,
  pattern: /^[A-Za-z_][A-Za-z0-9_]*$/,
  zh: '只能包含字母、数字和“_”，不能以数字开头',
  en: 'Letters, digits and "_", not starting with a digit',
};

/** Names a hosted server or function gets from the platform, so that nobody may set them. */
export const reservedEnvKeys: readonly string[] = [
  ...['UOS_APP_ID', 'UOS_APP_SECRET', 'UOS_APP_SERVICE_SECRET', 'REGION_ID', 'MATCH_CONFIG_ID', 'ROOM_ID'],
  ...['MATCH_PROPERTIES', 'MULTIVERSE_SDK_HTTP_PORT', 'MATCHMAKING_ENDPOINT'],
  ...['ALLOCATION_ID', 'PROFILE_ID', 'GAME_ID'],
];

export const triggerName: TextRule = {
  min: 1,
  max: 60,
  pattern: /^[A-Za-z][A-Za-z0-9_-]*$/,
  zh: '1 到 60 个字符，以字母开头，只能包含字母、数字、“-”和“_”',
  en: '1 to 60 letters, digits, "-" and "_", starting with a letter',
};

/** Code that a player types to join a private room. */
export const joinCode: TextRule = {
  min: 4,
  max: 16,
  pattern: /^[\x21-\x7e]+$/,
  zh: '4 到 16 个可见字符，不含空格',
  en: '4 to 16 visible ASCII characters, no blanks',
};

/** CPU share in thousandths of a core, such as `100m`. */
export const cpuQuantity: TextRule = {
  min: 2,
  pattern: /^[0-9]+m$/,
  zh: '形如 100m（千分之一核）',
  en: 'Like 100m (thousandths of a core)',
};

/** Memory in MiB, such as `154Mi`. */
export const memoryQuantity: TextRule = {
  min: 3,
  pattern: /^[0-9]+Mi$/,
  zh: '形如 154Mi（兆字节）',
  en: 'Like 154Mi (mebibytes)',
};

const SEGMENT = '(?!\\.{1,2}(?:/|$))[^/\\p{Cc}]+';

/** A file by its name alone. */
export const fileNameText: TextRule = {
  min: 1,
  max: 255,
  pattern: new RegExp(`^${SEGMENT}$`, 'u'),
  zh: '1 到 255 个字符的文件名，不含“/”，不能是“.”或“..”',
  en: 'A file name of 1 to 255 characters, without "/", not "." or ".."',
};

/** A folder of a server that files are put into. */
export const mountPath: TextRule = {
  min: 2,
  max: 1024,
  pattern: new RegExp(`^(?:/${SEGMENT})+$`, 'u'),
  zh: '以“/”开头的目录，如 /game/config，不含“.”和“..”，不能是“/”',
  en: 'An absolute folder like /game/config, without "." and "..", not "/" itself',
};

/** A folder that a server starts in: absolute, or inside its image; empty is the image itself. */
export const workFolder: TextRule = {
  min: 0,
  max: 1024,
  pattern: new RegExp(`^(?:/?${SEGMENT}(?:/${SEGMENT})*)?$`, 'u'),
  zh: '目录如 /game 或 bin，不含“.”和“..”',
  en: 'A folder like /game or bin, without "." and ".."',
};

/** A program inside an archive. */
export const pathInside: TextRule = {
  min: 0,
  max: 1024,
  pattern: new RegExp(`^(?:(?:\\./)?${SEGMENT}(?:/${SEGMENT})*)?$`, 'u'),
  zh: '压缩包内的相对路径，如 bin/server，不含“..”',
  en: 'A path inside the archive like bin/server, without ".."',
};

/** SHA-1 fingerprint of a signing certificate: 20 bytes in hex, with a colon between all bytes or none. */
export const sha1Fingerprint: TextRule = {
  min: 40,
  max: 59,
  pattern: /^(?:[0-9A-Fa-f]{40}|[0-9A-Fa-f]{2}(?::[0-9A-Fa-f]{2}){19})$/,
  zh: '40 位十六进制 SHA-1，可用冒号分隔',
  en: '40 hexadecimal digits (SHA-1), with or without colons',
};

/** Colour of a tag, `#rrggbb`. */
export const hexColor: TextRule = {
  min: 7,
  max: 7,
  pattern: /^#[0-9A-Fa-f]{6}$/,
  zh: '形如 #1a2b3c 的颜色',
  en: 'A colour like #1a2b3c',
};

/** Phone number in mainland China. */
export const phoneNumber: TextRule = {
  min: 11,
  max: 11,
  pattern: /^1[3-9][0-9]{9}$/,
  zh: '11 位手机号',
  en: 'An 11-digit mobile number',
};

/** The form fingerprints are stored and shown in: upper case with colons. */
export function normalizeSha1(fingerprint: string): string {
  const bytes = fingerprint.replaceAll(':', '').toUpperCase().match(/../g);
  return (bytes ?? []).join(':');
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The same as a rule, for what people paste and files hold. */
export const uuidText: TextRule = {
  min: 36,
  max: 36,
  pattern: UUID,
  zh: '形如 0f8fad5b-d9cb-469f-a165-708677289501 的 ID',
  en: 'An id like 0f8fad5b-d9cb-469f-a165-708677289501',
};

/** Is the text an id as apps and organisations have it, in either case? What is none never reaches a database. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
