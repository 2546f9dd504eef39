// What editors and code say.
export const text = {
  code: '代码',
  copyCode: '复制代码',
  format: '格式化',
  formatHint: '整理缩进（Shift+Alt+F）',
  valid: 'JSON 格式正确',
  empty: '请输入 JSON',
  problemAt: (line: number, column: number, message: string) => `第 ${line} 行第 ${column} 列：${message}`,
  editor: (label: string) => `${label}编辑器`,
  expected: '此处应为值、引号或括号',
  unclosed: '内容不完整，缺少结尾的括号或引号',
  trailing: '此处有多余的内容',
  badString: '字符串没有正确结束',
  leave: '按 Esc 后再按 Tab 可离开编辑器',
} as const;
