// What fields that take files say.

export const text = {
  pick: '选择文件',
  drop: '或把文件拖到这里',
  sending: '正在上传',
  arrived: '已上传',
  remove: (name: string) => `移除 ${name}`,
  open: (name: string) => `查看 ${name}`,
  stillSending: '文件还在上传，完成后再提交',
  notArrived: '有文件没有上传完，移除后重试',
  refused: (status: number) => `存储服务没有接收这个文件（${status}）`,
  tooLarge: (limit: string) => `文件不能超过 ${limit}`,
  wrongKind: (kinds: string) => `只接收 ${kinds} 文件`,
  tooMany: (count: number) => `最多上传 ${count} 个文件`,
} as const;
