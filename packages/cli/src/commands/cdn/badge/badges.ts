// How badges are shown.
import type { Output } from '../../../program/command.ts';

export const BADGE_OUTPUT: Output = {
  columns: [
    { field: 'name', title: { zh: '徽章', en: 'Badge' } },
    { field: 'releasenum', title: { zh: '版本号', en: 'Release' } },
    { field: 'releaseid', title: { zh: '版本 ID', en: 'Release id' } },
    { field: 'created', title: { zh: '创建时间', en: 'Created' }, format: 'time' },
    { field: 'created_by_name', title: { zh: '创建者', en: 'By' } },
  ],
  fields: ['name', 'releaseid', 'releasenum', 'created', 'created_by', 'created_by_name'],
};
