// What a deployment answers, whoever runs the servers.
import type { Column } from '../../../program/command.ts';

/** @param more Columns before the last two, of what only this deployment does. */
export function columnsOf(more: readonly Column[]): readonly Column[] {
  return [
    { field: 'profile', title: { zh: '启动配置', en: 'Profile' } },
    { field: 'version', title: { zh: '版本', en: 'Version' } },
    { field: 'before', title: { zh: '上一版本', en: 'Before' } },
    { field: 'released', title: { zh: '已发布', en: 'Released' } },
    ...more,
    { field: 'sentBytes', title: { zh: '传输量', en: 'Sent' }, format: 'bytes' },
    { field: 'seconds', title: { zh: '用时（秒）', en: 'Seconds' } },
  ];
}

export const DEPLOY_FIELDS = [
  ...['profile', 'profileId', 'version', 'revisionId', 'before', 'changes', 'released', 'unchanged', 'image'],
  ...['imageId', 'tag', 'files', 'bytes', 'sentBytes', 'regions', 'seconds', 'dryRun'],
] as const;

export const BUILD_ARG = { text: { zh: '目录、压缩包或程序', en: 'Folder, archive or program' } } as const;

/** A dry run has told its plan by then. */
export const showDeployed = (answer: object): string | undefined => ('dryRun' in answer ? '' : undefined);
