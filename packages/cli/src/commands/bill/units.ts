// The units of bills in both languages: a bill itself names them in Chinese.
import type { LabelTable } from '@uos/contract/labels';
import { prices } from '@uos/contract/rules';

export const unitLabels: LabelTable = Object.fromEntries(
  Object.values(prices)
    .flatMap((service) => Object.values(service))
    .map(({ unit }) => [unit.zh, { ...unit, color: 'gray' }]),
);
