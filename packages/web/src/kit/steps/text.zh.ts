// What a job of several steps says.
export const text = {
  start: '开始',
  steps: (count: number) => `共 ${count} 步`,
  running: (done: number, all: number) => `正在执行，已完成 ${done} / ${all} 步`,
  allDone: (count: number) => `全部 ${count} 步已完成`,
  someFailed: (done: number, failed: number) => `完成 ${done} 步，失败 ${failed} 步`,
  retry: (count: number) => `重试未完成的 ${count} 步`,
  states: { waiting: '等待', running: '进行中', done: '已完成', failed: '失败', left: '未执行' },
} as const;
