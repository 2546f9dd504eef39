// The first words of the CLI, in the order of the help. A service without a line here is added by the generator.
import type { Noun } from './manifest.ts';

export const NOUNS: readonly Omit<Noun, 'leaf'>[] = [
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
  { name: 'auth', kind: 'manage', summary: { zh: '登录状态', en: 'State of the sign-in' } },
  {
    name: 'profile',
    kind: 'manage',
    summary: { zh: '配置：多个账号与环境', en: 'Profiles: several accounts and places' },
  },
  { name: 'org', kind: 'manage', summary: { zh: '组织', en: 'Organisations' } },
  { name: 'app', kind: 'manage', summary: { zh: '应用', en: 'Apps' } },
  { name: 'usage', kind: 'manage', summary: { zh: '用量与统计', en: 'Usage and statistics' } },
  { name: 'billing', kind: 'manage', summary: { zh: '账单、余额与发票', en: 'Bills, balances and invoices' } },
  { name: 'payment', kind: 'manage', summary: { zh: '在线支付', en: 'Online payments' } },
  { name: 'certification', kind: 'manage', summary: { zh: '企业认证', en: 'Certification of companies' } },
  { name: 'user', kind: 'manage', summary: { zh: '用户', en: 'Users' } },
  { name: 'ticket', kind: 'manage', summary: { zh: '技术咨询', en: 'Consultation tickets' } },
  { name: 'service-token', kind: 'manage', summary: { zh: '服务令牌', en: 'Service tokens' } },
  { name: 'alert', kind: 'manage', summary: { zh: '操作记录与告警', en: 'Operation history and alerts' } },
  { name: 'knowledge', kind: 'manage', summary: { zh: '知识助手', en: 'Knowledge assistant' } },
  { name: 'admin', kind: 'manage', summary: { zh: '运营后台登录', en: 'Sign-in of operators' } },
  { name: 'session', kind: 'manage', summary: { zh: '会话与基础信息接口', en: 'Session and base calls' } },
  { name: 'cdn', kind: 'service', summary: { zh: '资源分发', en: 'Content delivery' } },
  { name: 'passport', kind: 'service', summary: { zh: '玩家账号', en: 'Player accounts' } },
];
