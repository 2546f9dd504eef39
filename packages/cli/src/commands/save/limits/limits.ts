// What the commands over the limits of saves share.
import type { Output } from '../../../program/command.ts';

export const LIMITS_OUTPUT: Output = {
  columns: [
    { field: 'maxSaveSize', title: { zh: '单个存档', en: 'Save' }, format: 'bytes' },
    { field: 'maxSavesPerUser', title: { zh: '每玩家存档数', en: 'Saves per player' } },
    { field: 'maxBytesPerUser', title: { zh: '每玩家总量', en: 'Bytes per player' }, format: 'bytes' },
    { field: 'keepVersions', title: { zh: '历史版本', en: 'Versions' } },
    { field: 'maxPfpSize', title: { zh: '头像', en: 'Picture' }, format: 'bytes' },
    { field: 'downloadUrlTtl', title: { zh: '下载地址有效期', en: 'URL life, s' } },
    { field: 'clientWriteEnabled', title: { zh: '玩家写入', en: 'Players write' } },
  ],
};
