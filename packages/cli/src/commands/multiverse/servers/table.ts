// What a list of servers is asked for and shows, whoever runs them.
import type { LabelTable } from '@uos/contract/labels';
import type { Column, FlagSpecs } from '../../../program/command.ts';

export const WATCH_FLAGS = {
  watch: { type: 'boolean', short: 'w', text: { zh: '实时查看', en: 'Go on showing them' } },
  limit: {
    type: 'number',
    value: 'n',
    least: 0,
    text: { zh: '最多列出多少台，默认 100', en: 'At most so many; 100 unless given' },
  },
} as const satisfies FlagSpecs;

/** As many as are listed unless told. */
export const LIMIT = 100;

/** @param more Columns before the last one, of what only these servers have. */
export function columnsOf(status: LabelTable, more: readonly Column[] = []): readonly Column[] {
  return [
    { field: 'name', title: { zh: '名称', en: 'Name' } },
    { field: 'uuid', title: { zh: '服务器 ID', en: 'Server id' } },
    { field: 'version', title: { zh: '版本', en: 'Version' } },
    { field: 'region', title: { zh: '地域', en: 'Region' } },
    { field: 'status', title: { zh: '状态', en: 'State' }, labels: status },
    { field: 'address', title: { zh: '地址', en: 'Address' } },
    ...more,
    { field: 'createdAt', title: { zh: '创建时间', en: 'Created' }, format: 'time' },
  ];
}
