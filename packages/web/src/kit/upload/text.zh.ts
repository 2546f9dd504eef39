// What uploads say.
import { grouped } from '../show/grouped.ts';
export const text = {
  title: (target: string) => `上传到${target}`,
  note: (done: number, all: number, speed: string, left: string) =>
    [`${grouped(done)} / ${grouped(all)} 个文件`, speed, left].filter((part) => part !== '').join(' · '),
  speed: (perSecond: string) => `${perSecond}/s`,
  left: (time: string) => `剩余 ${time}`,
  hashing: '正在校验',
  finished: (sent: number, same: number, failed: number) =>
    [
      `已上传 ${grouped(sent)} 个`,
      same > 0 ? `${grouped(same)} 个无变化` : '',
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
  started: (count: number) => `已开始上传 ${grouped(count)} 个文件，可在任务中心查看进度`,
  unfinished: (count: number) => `上次有 ${grouped(count)} 个文件没有传完`,
  unfinishedHint: '重新选择同一个文件夹或这些文件即可继续，已传完的文件不会重传。',
  forget: '忽略',
  conflict: '遇到同名文件',
  conflicts: { overwrite: '覆盖', skip: '跳过' },

  files: '文件',
  states: {
    waiting: '等待',
    hashing: '校验中',
    sending: '上传中',
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
