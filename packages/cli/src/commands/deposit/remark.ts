// What is written beside an amount.
import type { FlagSpecs } from '../../program/command.ts';

export const REMARK_FLAG = {
  remark: { type: 'string', text: { zh: '备注', en: 'Remark' } },
} as const satisfies FlagSpecs;
