// Chinese for help and for a line that names no command.
import type { FrontWords } from './front-en.ts';

export const frontZh: FrontWords = {
  help: {
    usage: '用法',
    arguments: '参数',
    flags: '选项',
    globals: '通用选项',
    commands: '命令',
    calls: '其它接口',
    services: '服务',
    topics: '专题',
    examples: '示例',
    fields: '--json= 可选字段',
    exits: '退出码',
    more: (line) => `查看命令详情：${line}`,
    command: '命令',
    flag: '选项',
    required: '必填',
    repeatable: '可重复',
    choices: (words) => `可选值：${words}`,
    call: (method, path) => `调用 ${method} ${path}`,
    danger: {
      confirm: '执行前会询问确认；--yes 直接确认。',
      'type-name': '不可撤销：需要输入名称确认；--yes 跳过询问。',
      'type-amount': '涉及资金：需要输入金额确认；--yes 跳过询问。',
    },
    exitCodes: {
      0: '成功',
      1: '失败',
      2: '命令行有误',
      3: '找不到',
      4: '需要登录',
      5: '没有权限',
      6: '冲突：已存在，或当前状态不允许',
      7: '被限流或服务不可用，稍后重试可能成功',
      8: '部分失败',
      130: '已取消',
    },
  },
  labels: { error: '错误', why: '原因', next: '下一步', request: '请求编号', log: '日志' },
  errors: {
    unknownCommand: (typed) => `没有“${typed}”这个命令。`,
    incomplete: (typed) => `“uos ${typed}”不完整，后面还有子命令。`,
    nearest: (line) => `最接近的是：${line}`,
  },
};
