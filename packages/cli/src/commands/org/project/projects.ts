// How projects are shown.
import type { Output } from '../../../program/command.ts';

export const PROJECT_OUTPUT: Output = {
  columns: [
    { field: 'Name', title: { zh: '名称', en: 'Name' } },
    { field: 'AppId', title: { zh: '应用 ID', en: 'App id' } },
    { field: 'Id', title: { zh: '项目 ID', en: 'Project id' } },
    { field: 'CreatedAt', title: { zh: '创建时间', en: 'Created' }, format: 'time' },
  ],
  fields: ['Id', 'Name', 'OrganizationId', 'OrganizationName', 'Guid', 'CreatedAt', 'AppId'],
};
