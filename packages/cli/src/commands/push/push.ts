// What the commands of push share.
import { usageError } from '../../errors/cli-error.ts';
import type { FlagSpecs, Output } from '../../program/command.ts';

export const PRIVATE_FLAG = {
  private: {
    type: 'boolean',
    text: {
      zh: '频道由玩家创建，不是已配置的公共频道',
      en: 'The channel is one that players made, none of the configured ones',
    },
  },
} as const satisfies FlagSpecs;

export const DELIVERY_OUTPUT: Output = {
  columns: [
    { field: 'messageId', title: { zh: '消息 ID', en: 'Message id' } },
    { field: 'delivered', title: { zh: '送达人数', en: 'Delivered' } },
  ],
  fields: ['messageId', 'delivered'],
};

/** Throws CliError with exit 2 unless exactly one of the flags is given; an empty list is none. */
export function checkOneOf(flags: Readonly<Record<string, unknown>>): void {
  const given = Object.values(flags).filter((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
  if (given.length !== 1) {
    const names = Object.keys(flags).map((name) => `--${name}`);
    throw usageError('one-of', (t) => t.errors.oneOf(names.join(', ')));
  }
}
