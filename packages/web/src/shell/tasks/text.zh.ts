// What the panel of tasks says.

export const text = {
  tasksRunning: (count: number) => `进行中（${count}）`,
  tasksOver: '已结束',
  noTasks: '还没有任务',
  noTasksHint: '上传、导入、导出和后台作业会出现在这里，切换页面不会中断。',
  taskStates: {
    waiting: '等待中',
    running: '进行中',
    paused: '已暂停',
    done: '已完成',
    failed: '失败',
    cancelled: '已取消',
  },
  pause: '暂停',
  resume: '继续',
  retry: '重试',
  cancelTask: '取消',
  removeTask: '移除',
} as const;
