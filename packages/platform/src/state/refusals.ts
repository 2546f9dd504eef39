// Why an archive, a snapshot or a clock was refused, and what to do. Data only: it is read before a platform is loaded.

type Lines = readonly [what: string, next: string];
type Told = Readonly<Record<'zh' | 'en', Lines>>;

/** The clock asked for is not the one the database lives by. */
export function clockKept({ reason = '' }: { readonly reason?: string }, message: string): Told {
  const [zh, en] =
    reason === 'live'
      ? [
          '此数据库一直使用真实时钟，不能改用测试时钟。',
          'This database lives by the real clock and cannot take a test clock.',
        ]
      : reason === 'test'
        ? ['此数据库使用测试时钟，时间可能已快进。', 'This database lives by a test clock, its time may have jumped.']
        : ['此数据库不是用这个 --seed 创建的。', `This database was not begun with that --seed: ${message}.`];
  return {
    zh: [zh ?? '', '用 --data 指定另一个目录，或去掉 --clock 和 --seed。'],
    en: [en ?? '', 'Name another folder with --data, or leave --clock and --seed out.'],
  };
}

/** The same, from the answer of a running platform. */
export function stateRefusedBy(message: string): Told {
  const colon = message.indexOf(': ');
  return colon < 0 ? stateRefused('', message) : stateRefused(message.slice(0, colon), message.slice(colon + 2));
}

/** Archives and snapshots that could not be made or taken; nothing was changed. */
export function stateRefused(fault: string, detail: string): Told {
  const { zh, en } = STATE_FAULTS[fault] ?? { zh: ['未能完成。', ''], en: ['It could not be done.', ''] };
  const filled = (lines: Lines): Lines => [lines[0].replace('{}', detail), lines[1].replace('{}', detail)];
  return { zh: filled(zh), en: filled(en) };
}

const STATE_FAULTS: Readonly<Record<string, Told>> = {
  missing: {
    zh: ['读不到归档：{}', '检查路径和权限。'],
    en: ['The archive cannot be read: {}', 'Check its path and permissions.'],
  },
  'not-an-archive': {
    zh: ['这不是 UOS 归档：{}', '归档由 uos-platform export 生成。'],
    en: ['This is no UOS archive: {}', 'Archives are made by uos-platform export.'],
  },
  format: {
    zh: ['归档格式 {} 不是此版本能读的。', '用写出它的版本导入。'],
    en: ['This build does not read archives of format {}.', 'Import it with the build that wrote it.'],
  },
  newer: {
    zh: ['归档的数据结构 {} 比此版本新，未做任何修改。', '用更新的版本导入。'],
    en: ['The archive has schema {}, newer than this build; nothing was changed.', 'Import it with a newer build.'],
  },
  'cut-off': {
    zh: ['归档不完整：{}，未做任何修改。', '重新导出或重新复制它。'],
    en: ['The archive is cut off: {}; nothing was changed.', 'Export or copy it again.'],
  },
  damaged: {
    zh: ['归档已损坏：{}，未做任何修改。', '换一份归档。'],
    en: ['The archive is damaged: {}; nothing was changed.', 'Take another archive.'],
  },
  'other-key': {
    zh: [
      '归档中的密钥内容由另一主密钥（{}）加密，未做任何修改。',
      '把那个主密钥放进 UOS_MASTER_KEY_PREVIOUS，或用 --key-file 指出原数据目录的 master.key。',
    ],
    en: [
      'Secrets in the archive are sealed with another master key ({}); nothing was changed.',
      'Put that key into UOS_MASTER_KEY_PREVIOUS, or name the master.key of its data folder with --key-file.',
    ],
  },
  'not-empty': {
    zh: ['平台不是空的（{}），未做任何修改。', '加 --replace 以归档替换全部数据。'],
    en: [
      'The platform is not empty ({}); nothing was changed.',
      'Put the archive in the place of all of it with --replace.',
    ],
  },
  clock: {
    zh: ['归档来自另一种时钟（{}）的平台，未做任何修改。', '用同样的 --clock 建一个新的数据目录，或加 --replace。'],
    en: [
      'The archive is of a platform on a {} clock; nothing was changed.',
      'Begin a new data folder with the same --clock, or add --replace.',
    ],
  },
  'object-missing': {
    zh: ['存储中缺少文件 {}，未导出。', '先找回它，或用 --rows-only 只导出数据行。'],
    en: [
      'The store lacks the content {}; nothing was exported.',
      'Bring it back, or export rows only with --rows-only.',
    ],
  },
  name: {
    zh: ['快照名不可用：{}', '用字母、数字、点、横线和下划线，最多 64 个字符。'],
    en: ['This is no name for a snapshot: {}', 'Use letters, digits, dots, dashes and underscores, 64 at most.'],
  },
  taken: {
    zh: ['已有同名快照：{}', '换一个名字，或先删除它的目录。'],
    en: ['There is a snapshot of that name: {}', 'Choose another name, or remove its folder first.'],
  },
  unknown: {
    zh: ['没有这个快照。现有：{}', '用 uos-platform snapshots 查看。'],
    en: ['There is no such snapshot. There are: {}', 'See them with uos-platform snapshots.'],
  },
  engine: {
    zh: ['快照 {} 属于另一种数据库。', '用当时的 DATABASE_URL 恢复，或改用导出和导入。'],
    en: [
      'The snapshot {} is of the other kind of database.',
      'Restore it with the DATABASE_URL of then, or export and import.',
    ],
  },
};
