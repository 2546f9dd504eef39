// What the back offices say of what changes under a reviewer's eyes.

export const text = {
  changed: '打开之后内容已有修改',
  changedHelp: '重新核对金额、凭证与资料后再做决定。',
  looked: '已重新核对',
  changedSince: '提交后修改',
  notChanged: '–',
  changedTimes: (count: number) => `${count} 次`,
} as const;
