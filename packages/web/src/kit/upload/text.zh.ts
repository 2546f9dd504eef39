// What uploads say.
import { grouped } from '../show/grouped.ts';

/** What became of the files of one upload. */
export interface FinishedCounts {
  readonly added: number;
  readonly changed: number;
  readonly done: number;
  readonly same: number;
  readonly skipped: number;
  readonly failed: number;
}

export const text = {
  title: (target: string) => `上传到${target}`,
  note: (done: number, all: number, speed: string, left: string) =>
    [`${grouped(done)} / ${grouped(all)} 个文件`, speed, left].filter((part) => part !== '').join(' · '),
  speed: (perSecond: string) => `${perSecond}/s`,
  left: (time: string) => `剩余 ${time}`,
  hashing: '正在校验',
  finished: ({ added, changed, done, same, skipped, failed }: FinishedCounts) =>
    [
      done > 0 || added + changed + same + skipped + failed === 0 ? `已上传 ${grouped(done)} 个` : '',
      added > 0 ? `新增 ${grouped(added)} 个` : '',
      changed > 0 ? `修改 ${grouped(changed)} 个` : '',
      same > 0 ? `${grouped(same)} 个无变化` : '',
      skipped > 0 ? `跳过 ${grouped(skipped)} 个` : '',
      failed > 0 ? `${grouped(failed)} 个失败` : '',
    ]
      .filter((part) => part !== '')
      .join('，'),
  seconds: (count: number) => `${count} 秒`,
  minutes: (count: number) => `${count} 分钟`,
  hours: (count: number) => `${count} 小时`,

  drop: '拖放文件或文件夹到这里',
  dropNow: '松开即可上传',
  or: '或',
  pickFiles: '选择文件',
  pickFolder: '选择文件夹',
  skipped: (count: number) => `已跳过 ${grouped(count)} 个系统文件`,
  refused: (count: number, reason: string) => `${grouped(count)} 个文件没有加入：${reason}`,
  tooLarge: (limit: string) => `超过 ${limit}`,
  nothing: '没有可上传的文件',
  unfinished: (count: number) => `上次有 ${grouped(count)} 个文件没有传完`,
  unfinishedHint: '重新选择同一个文件夹或这些文件即可继续，已传完的文件不会重传。',
  forget: '忽略',
  conflict: '遇到同名文件',
  conflicts: { overwrite: '覆盖', skip: '跳过' },

  progress: '上传进度',
  pause: '暂停',
  resume: '继续',
  retry: '重试失败的文件',
  hide: '收起',
  files: '文件',
  states: {
    waiting: '等待',
    hashing: '校验中',
    sending: '上传中',
    added: '新增',
    changed: '修改',
    done: '已完成',
    same: '无变化',
    skipped: '已跳过',
    failed: '失败',
    cancelled: '已取消',
  },
  retryOne: (path: string) => `重试 ${path}`,
  onlyFailed: '只看失败',
  parallel: '同时上传',
  parallelOption: (count: number) => `${count} 个`,
  more: (count: number) => `还有 ${grouped(count)} 个文件`,
} as const;
