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
    first: '从这里开始',
    everywhere:
      '每个命令都有 --json、--jq、--dry-run、--quiet、--yes、--profile、--app 等选项：uos --help。退出码：uos help exit-codes',
    notServed: '本平台未提供',
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
  },
  labels: { error: '错误', why: '原因', next: '下一步', request: '请求编号', log: '日志' },
  errors: {
    unknownCommand: (typed) => `没有“${typed}”这个命令。`,
    incomplete: (typed) => (typed === '' ? '没有给出命令。' : `“uos ${typed}”不完整，后面还有子命令。`),
    strayFlag: (flag) => `没有 ${flag} 这个选项。`,
    nearest: (line) => `最接近的是：${line}`,
    inGroup: (line, words) => `${line} 下有：${words.join('、')}`,
  },
};
