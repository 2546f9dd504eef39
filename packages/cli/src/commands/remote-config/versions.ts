// What the commands over the history of the configuration share.
import type { ConfigVersion } from '@uos/sdk';
import type { Output } from '../../program/command.ts';

export const VERSION_OUTPUT: Output = {
  columns: [
    { field: 'version', title: { zh: '版本', en: 'Version' } },
    { field: 'createdAt', title: { zh: '时间', en: 'Time' }, format: 'time' },
    { field: 'createdBy', title: { zh: '修改者', en: 'By' } },
    { field: 'changed', title: { zh: '变更', en: 'Changed' } },
    { field: 'note', title: { zh: '说明', en: 'Note' } },
  ],
  fields: ['version', 'createdAt', 'createdBy', 'changed', 'note', 'restoredFrom'],
};

const SIGNS: Readonly<Record<string, string>> = {
  ...{ created: '+', changed: '~', deleted: '-' },
  ...{ enabled: 'on:', disabled: 'off:', widened: '>', narrowed: '<' },
};

/** Names of what differs, each behind the sign of what happened to it. */
export function versionRow({ changes, ...version }: ConfigVersion) {
  return { ...version, changed: changes.map(({ name, change }) => `${SIGNS[change] ?? ''}${name}`).join(' ') };
}
