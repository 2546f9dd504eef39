// The names a person types, as data. Sources: platform-core 5, wire/cdn-and-platform.md 1.4 and 2.2, wire/passport.md 5.16.

import type { TextRule } from '../text-rule.ts';

/** Not blank and free of control characters: the shape of every free name that is only shown. */
export const oneLine = /^(?=.*\S)\P{Cc}*$/u;

/** The same, or empty. */
export const oneLineIfAny = /^\P{Cc}*$/u;

/** General name of the forms: may be empty; no length is specified. */
export const generalName: TextRule = {
  min: 0,
  pattern: /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)?$/,
  zh: '只能包含小写字母、数字、“-”和“.”，并以字母或数字开头和结尾',
  en: 'Only lower-case letters, digits, "-" and ".", starting and ending with a letter or digit',
};

/** Groups of letters and digits joined by single hyphens. */
export const slug: TextRule = {
  min: 1,
  pattern: /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/,
  zh: '只能包含字母和数字，各段之间用单个“-”连接',
  en: 'Only groups of letters and digits joined by single hyphens',
};

/** RFC 1123 label as the product uses it: may be empty, at most 56 characters. */
export const rfc1123Name: TextRule = {
  min: 0,
  max: 56,
  pattern: /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)?$/,
  zh: '最多 56 个字符，只能包含小写字母、数字和“-”，并以字母或数字开头和结尾',
  en: 'At most 56 lower-case letters, digits and "-", starting and ending with a letter or digit',
};

/** The general name, never empty, with "_" and blanks also allowed inside. */
export const bucketName: TextRule = {
  min: 1,
  max: 60,
  pattern: /^[a-z0-9](?:[a-z0-9._ -]*[a-z0-9])?$/,
  zh: '1 到 60 个字符，只能包含小写字母、数字、“-”、“.”、“_”和空格，并以字母或数字开头和结尾',
  en: '1 to 60 lower-case letters, digits, "-", ".", "_" and blanks, starting and ending with a letter or digit',
};

export const badgeName: TextRule = {
  min: 1,
  max: 64,
  pattern: /^[A-Za-z0-9._-]+$/,
  zh: '1 到 64 个字符，只能包含字母、数字、“.”、“_”和“-”',
  en: '1 to 64 letters, digits, ".", "_" and "-"',
};

/** The badge that always points at the newest release; it can be neither set nor removed. */
export const reservedBadge = 'latest';

export const appName: TextRule = {
  min: 1,
  max: 60,
  pattern: oneLine,
  zh: '1 到 60 个字符，不能全为空白',
  en: '1 to 60 characters, not only blanks',
};

export const realmName: TextRule = {
  min: 1,
  max: 64,
  pattern: oneLine,
  zh: '1 到 64 个字符，不能全为空白',
  en: '1 to 64 characters, not only blanks',
};

/** Slug of a leaderboard or guild role: the slug, at most 64 characters. */
export const featureSlug: TextRule = {
  min: 1,
  max: 64,
  pattern: slug.pattern,
  zh: '1 到 64 个字符，只能包含字母和数字，各段之间用单个“-”连接',
  en: '1 to 64 characters: groups of letters and digits joined by single hyphens',
};

/** Slug of a resource, product, category, template, achievement, battle pass, quest or quest item. */
export const itemSlug: TextRule = {
  min: 1,
  max: 64,
  // why: slugs such as GOLD_COIN and wpn_ar_01 occur in shipped games; wire/passport.md 5.16
  pattern: /^[A-Za-z0-9][A-Za-z0-9_-]*$/,
  zh: '1 到 64 个字符，只能包含字母、数字、“-”和“_”，并以字母或数字开头',
  en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit',
};

/** MD5 of a file's whole content, lower-case hex. */
export const md5Hex: TextRule = {
  min: 32,
  max: 32,
  pattern: /^[0-9a-f]{32}$/,
  zh: '32 位小写十六进制 MD5',
  en: '32 lower-case hexadecimal digits (MD5)',
};

/** What an upload token is asked for with: the hash, or that it will be told once the blocks are there. */
export const uploadHash: TextRule = {
  min: 7,
  max: 32,
  pattern: /^(?:[0-9a-f]{32}|unknown)$/,
  zh: '32 位小写十六进制 MD5；发送完才知道时填 unknown',
  en: '32 lower-case hexadecimal digits (MD5), or "unknown" where it is told after the blocks',
};
