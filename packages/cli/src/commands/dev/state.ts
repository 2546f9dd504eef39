// What the commands on a platform's state answer.
import type { Output } from '../../program/command.ts';

export interface ArchiveSummary {
  readonly file: string;
  readonly bytes: number;
  readonly schema: string;
  readonly tables: number;
  readonly rows: number;
  readonly objects: number;
  readonly objectBytes: number;
}

export interface Snapshot {
  readonly name: string;
  readonly takenAt: string;
  readonly schema: string;
  readonly kind: 'copy' | 'archive';
  readonly objects: boolean;
  readonly reason: string;
}

export const ARCHIVE_OUTPUT: Output = {
  columns: [
    { field: 'file', title: { zh: '归档', en: 'Archive' } },
    { field: 'bytes', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
    { field: 'rows', title: { zh: '数据行', en: 'Rows' } },
    { field: 'objects', title: { zh: '文件', en: 'Contents' } },
    { field: 'objectBytes', title: { zh: '文件大小', en: 'Size of contents' }, format: 'bytes' },
    { field: 'schema', title: { zh: '结构', en: 'Schema' } },
  ],
  fields: ['file', 'bytes', 'schema', 'tables', 'rows', 'objects', 'objectBytes'],
};

export const SNAPSHOT_OUTPUT: Output = {
  columns: [
    { field: 'name', title: { zh: '快照', en: 'Snapshot' } },
    { field: 'takenAt', title: { zh: '时间', en: 'Taken' }, format: 'time' },
    { field: 'reason', title: { zh: '自动原因', en: 'Taken for' } },
    { field: 'schema', title: { zh: '结构', en: 'Schema' } },
  ],
  fields: ['name', 'takenAt', 'schema', 'kind', 'objects', 'reason'],
};
