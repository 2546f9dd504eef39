// What commands that move files share: their arguments and flags, and how often they tell.

import { usageError } from '../../../errors/cli-error.ts';
import type { ArgSpecs, FlagSpecs, FlagValues } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import type { Text } from '../../../text/text.ts';

/** Between two progress events. why: one for every piece would be most of the log of a pipeline */
export const TELL_EVERY_MS = 100;

export const FOLDER_ARGS = { folder: { text: { zh: '本地目录', en: 'Folder' } } } as const satisfies ArgSpecs;

/** why no operand: a bucket's name or a value meant for a flag would become a folder nobody wanted */
export const PREFIX_FLAG = {
  prefix: {
    type: 'string',
    value: 'path',
    text: { zh: '资源桶内的目录，默认根目录', en: 'Folder inside the bucket; its root unless given' },
  },
} as const satisfies FlagSpecs;

export const LINK_FLAGS = {
  'copy-links': {
    type: 'boolean',
    short: 'L',
    text: { zh: '也跟随指向目录之外的链接', en: 'Follow links that lead out of the folder, too' },
  },
} as const satisfies FlagSpecs;

/** `text` says whose files go. */
export function deleteFlags(text: Text) {
  return {
    delete: { type: 'boolean', short: 'd', text },
    'max-delete': {
      type: 'number',
      value: 'n',
      text: {
        zh: '最多删除多少个；不给出时超过 100 个或 20% 会停下',
        en: 'Delete at most so many; more than 100 or 20 % stops without it',
      },
    },
  } as const satisfies FlagSpecs;
}

export const FILTER_FLAGS = {
  exclude: {
    type: 'string',
    many: true,
    value: 'pattern',
    text: { zh: '排除，.gitignore 语法', en: 'Leave out, in the syntax of .gitignore' },
  },
  include: {
    type: 'string',
    many: true,
    value: 'pattern',
    text: { zh: '只包含匹配的文件，.gitignore 语法', en: 'Only files that match, in the syntax of .gitignore' },
  },
  'filter-from': {
    type: 'string',
    many: true,
    value: 'file',
    text: {
      zh: '过滤列表文件：每行“+ 模式”或“- 模式”，先匹配者生效',
      en: 'File of "+ pattern" and "- pattern" lines; the first match decides',
    },
  },
  checksum: {
    type: 'boolean',
    text: { zh: '重新计算所有文件的哈希，不用缓存', en: 'Hash every file anew instead of trusting the cache' },
  },
} as const satisfies FlagSpecs;

export const SPEED_FLAGS = {
  transfers: {
    type: 'number',
    value: 'n',
    text: { zh: '同时传输的最大数量，默认 16，自动调节', en: 'Transfers at once at most, 16 unless given; it adapts' },
  },
  bwlimit: {
    type: 'string',
    value: 'rate',
    text: { zh: '限速，每秒字节数，例如 500k、10M', en: 'Bytes per second at most, such as 500k or 10M' },
  },
} as const satisfies FlagSpecs;

export type FilterFlags = FlagValues<typeof FILTER_FLAGS>;
export type LinkFlags = FlagValues<typeof LINK_FLAGS>;
export type PrefixFlags = FlagValues<typeof PREFIX_FLAG>;
export type SpeedFlags = FlagValues<typeof SPEED_FLAGS>;

const UNITS: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, g: 1e9 };

/** Throws CliError with exit 2 where a limit was given for what would not be done. */
export function checkDeleteFlags(
  ctx: Context<unknown, { readonly delete: boolean; readonly 'max-delete': number | undefined }>,
): void {
  if (ctx.flags['max-delete'] !== undefined && !ctx.flags.delete) {
    throw usageError(
      'needs-delete',
      () => ctx.say({ zh: '--max-delete 需要 --delete。', en: '--max-delete needs --delete.' }),
      ctx.line('--delete'),
    );
  }
}

type SpeedContext = Context<unknown, SpeedFlags>;

/** Throws what `rateOf` and `transfersOf` throw. why: before anything is compared, which may take minutes */
export function checkSpeed(ctx: SpeedContext): void {
  rateOf(ctx);
  transfersOf(ctx);
}

/** Bytes per second. Throws CliError with exit 2 for what is no rate. */
export function rateOf(ctx: SpeedContext): number | undefined {
  const { bwlimit: text } = ctx.flags;
  if (text === undefined) {
    return undefined;
  }
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*([kmg]?)(?:i?b?(?:\/s)?)?$/i.exec(text.trim()) ?? [];
  const rate = Number(number) * (UNITS[unit.toLowerCase()] ?? 0);
  if (number === '' || rate < 1) {
    throw usageError(
      'not-a-rate',
      () =>
        ctx.say({
          zh: `--bwlimit 是每秒字节数，例如 500k 或 10M，而不是“${text}”。`,
          en: `--bwlimit is in bytes per second, such as 500k or 10M, not "${text}".`,
        }),
      `uos ${ctx.command.id} --help`,
    );
  }
  return rate;
}

/** Throws CliError with exit 2 where the number makes no sense. */
export function transfersOf(ctx: SpeedContext): number | undefined {
  const { transfers: value } = ctx.flags;
  if (value !== undefined && (!Number.isInteger(value) || value < 1 || value > 256)) {
    throw usageError(
      'not-a-count',
      () => ctx.say({ zh: '--transfers 是 1 到 256 的整数。', en: '--transfers is a whole number from 1 to 256.' }),
      `uos ${ctx.command.id} --help`,
    );
  }
  return value;
}
