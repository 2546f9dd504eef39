// The first words of the CLI, in the order of the help. What stands for a service of the contract has its kind from
// there, and a service without a line here comes behind them under its own title.
import type { Noun } from './manifest.ts';

export interface NounRow extends Pick<Noun, 'name' | 'summary'> {
  readonly kind?: 'start' | 'calls';
}

export const NOUNS: readonly NounRow[] = [
  { name: 'login', kind: 'start', summary: { zh: '登录', en: 'Sign in' } },
  { name: 'logout', kind: 'start', summary: { zh: '退出登录', en: 'Sign out' } },
  { name: 'whoami', kind: 'start', summary: { zh: '查看当前身份', en: 'Show who is signed in' } },
  {
    name: 'dev',
    kind: 'start',
    summary: { zh: '本机平台：启动、停止、查看、重置', en: 'The platform on this machine' },
  },
  { name: 'api', kind: 'start', summary: { zh: '直接调用任意接口', en: 'Make any call' } },
  { name: 'completion', kind: 'start', summary: { zh: '命令补全脚本', en: 'Completion script for a shell' } },
  { name: 'alias', kind: 'start', summary: { zh: '给常用命令起短名', en: 'Short words for lines you type often' } },
  { name: 'fetch', summary: { zh: '把平台上的配置写入 uos.json', en: 'Platform into uos.json' } },
  { name: 'diff', summary: { zh: '查看文件与平台的差别', en: 'How files and platform differ' } },
  { name: 'deploy', summary: { zh: '按文件配置平台', en: 'Bring about what files declare' } },
  { name: 'schema', summary: { zh: 'uos.json 的 JSON Schema', en: 'JSON schema of uos.json' } },
  { name: 'auth', summary: { zh: '登录状态', en: 'State of the sign-in' } },
  {
    name: 'profile',
    summary: { zh: '配置：多个账号与环境', en: 'Profiles: several accounts and places' },
  },
  { name: 'org', summary: { zh: '组织', en: 'Organisations' } },
  { name: 'app', summary: { zh: '应用', en: 'Apps' } },
  { name: 'usage', summary: { zh: '用量与统计', en: 'Usage and statistics' } },
  { name: 'bill', summary: { zh: '账单：明细、走势、导出', en: 'Bills: lines, trend, export' } },
  { name: 'balance', summary: { zh: '账户余额', en: 'What is left' } },
  { name: 'deposit', summary: { zh: '充值：在线支付与对公转账', en: 'Deposits: online or by bank' } },
  { name: 'invoice', summary: { zh: '发票：申请与下载', en: 'Invoices: apply, download' } },
  { name: 'redeem', summary: { zh: '使用兑换码', en: 'Redeem a code' } },
  { name: 'ask', summary: { zh: '向知识助手提问', en: 'Ask the assistant' } },
  { name: 'billing', kind: 'calls', summary: { zh: '账单与费用的各个接口', en: 'Calls of billing, one by one' } },
  { name: 'payment', kind: 'calls', summary: { zh: '在线支付接口', en: 'Calls of online payment' } },
  { name: 'certification', summary: { zh: '企业认证', en: 'Certification of companies' } },
  { name: 'user', summary: { zh: '用户', en: 'Users' } },
  { name: 'ticket', summary: { zh: '技术咨询', en: 'Consultation tickets' } },
  { name: 'token', summary: { zh: '服务令牌', en: 'Service tokens' } },
  { name: 'service-token', kind: 'calls', summary: { zh: '服务令牌接口', en: 'Calls of service tokens' } },
  { name: 'alert', summary: { zh: '操作记录与告警', en: 'Operation history and alerts' } },
  { name: 'knowledge', kind: 'calls', summary: { zh: '知识助手接口', en: 'Calls of the assistant' } },
  { name: 'admin', summary: { zh: '运营与财务后台', en: 'Back office of operators' } },
  { name: 'session', kind: 'calls', summary: { zh: '会话与基础信息接口', en: 'Session and base calls' } },
];
