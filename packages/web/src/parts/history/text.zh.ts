// What the history of one thing says.
export const text = {
  history: '操作记录',
  search: '按操作人筛选',
  empty: '还没有操作记录',
  core: '平台',
  helpOfAll: '谁在什么时候改了什么。密钥的值不会出现在记录里。',
  help: '谁在什么时候改了它的什么，会记在这里。',
} as const;
