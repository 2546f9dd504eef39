// What the commands over profile pictures share.
import type { Output } from '../../../program/command.ts';

export const PICTURE_OUTPUT: Output = {
  columns: [
    { field: 'pfpId', title: { zh: '头像 ID', en: 'Picture' } },
    { field: 'userId', title: { zh: '玩家', en: 'Player' } },
    { field: 'personaId', title: { zh: '角色', en: 'Persona' } },
    { field: 'file.format', title: { zh: '格式', en: 'Format' } },
    { field: 'file.size', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
    { field: 'modifiedAt', title: { zh: '修改时间', en: 'Changed' }, format: 'time' },
  ],
  fields: ['pfpId', 'userId', 'personaId', 'file', 'createdAt', 'modifiedAt'],
};
