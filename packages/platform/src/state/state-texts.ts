// What the state commands say when they are done.
import type { Language } from '../commands/serve-texts.ts';
import type { Summary } from './archive.ts';
import type { Snapshot } from './snapshots.ts';

export const TEXTS = {
  zh: {
    export: '已导出',
    import: '已导入',
    snapshot: '已创建快照',
    restore: '已恢复快照',
    listed: '快照',
    none: '没有快照。',
    reset: '已清空。',
  },
  en: {
    export: 'Exported',
    import: 'Imported',
    snapshot: 'Took the snapshot',
    restore: 'Restored the snapshot',
    listed: 'Snapshot',
    none: 'There are no snapshots.',
    reset: 'Emptied.',
  },
} satisfies Record<Language, Record<string, string>>;

export function describeSummary(word: string, summary: Summary, language: Language): string {
  const { file, rows, tables, objects, objectBytes, schema } = summary;
  return language === 'zh'
    ? `${word} ${file}：${tables} 张表共 ${rows} 行，${objects} 个文件共 ${objectBytes} 字节，结构 ${schema}`
    : `${word} ${file}: ${rows} rows of ${tables} tables, ${objects} contents of ${objectBytes} bytes, schema ${schema}`;
}

export function describeSnapshot(word: string, { name, takenAt, schema }: Snapshot): string {
  return `${word} ${name}  ${takenAt}  ${schema}`;
}
