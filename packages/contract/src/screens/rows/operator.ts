// The operator and billing consoles. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const operatorScreens = [
  {
    path: '/admin/login',
    title: '运营登录',
    kind: 'form',
    access: 'public',
  },
  {
    path: '/admin',
    title: '应用',
    kind: 'list',
    access: 'admin',
  },
  {
    path: '/admin/stats',
    title: '概览',
    kind: 'chart',
    access: 'admin',
  },
  { path: '/admin/bill', title: '账单', kind: 'list', access: 'admin' },
  {
    path: '/admin/bill-logs',
    title: '出账日志',
    kind: 'list',
    access: 'admin',
  },
  {
    path: '/admin/admin-users',
    title: '用户',
    kind: 'list',
    access: 'admin',
  },
  {
    path: '/admin/token',
    title: '服务令牌',
    kind: 'list',
    access: 'admin',
  },
  {
    path: '/admin/apps-daily',
    title: '应用日活',
    kind: 'chart',
    access: 'admin',
  },
  {
    path: '/admin/apps-bill',
    title: '应用账单',
    kind: 'list',
    access: 'admin',
  },
  {
    path: '/admin/symbols',
    title: '符号表',
    kind: 'list',
    access: 'admin',
  },
  {
    path: '/admin/adjustment',
    title: '调整',
    kind: 'list',
    access: 'admin',
  },
  {
    path: '/admin/organization/{orgId}',
    title: '组织详情',
    kind: 'detail',
    access: 'admin',
  },
  {
    path: '/admin/balance',
    title: '余额',
    kind: 'list',
    access: 'admin',
  },
  {
    path: '/admin/balance/{orgId}',
    title: '余额详情',
    kind: 'detail',
    access: 'admin',
  },
  {
    path: '/admin/balance/invoice/{transactionId}',
    title: '发票处理',
    kind: 'form',
    access: 'admin',
  },
  {
    path: '/admin/consultation',
    title: '咨询',
    kind: 'list',
    access: 'admin',
  },
  {
    path: '/admin/placeholder',
    title: '占位计划',
    kind: 'list',
    access: 'admin',
  },
  {
    path: '/admin/sync-management',
    title: '同步服务',
    kind: 'list',
    access: 'admin',
  },
  {
    path: '/admin/push-version-management',
    title: '推送版本',
    kind: 'list',
    access: 'admin',
  },
  {
    path: '/bc-admin/login',
    title: '账务登录',
    kind: 'form',
    access: 'public',
  },
  {
    path: '/bc-admin',
    title: '余额',
    kind: 'list',
    access: 'bc-admin',
  },
  {
    path: '/bc-admin/org/{orgId}',
    title: '余额详情',
    kind: 'detail',
    access: 'bc-admin',
  },
  {
    path: '/bc-admin/invoice/{transactionId}',
    title: '发票处理',
    kind: 'form',
    access: 'bc-admin',
  },
] as const satisfies readonly Screen[];
