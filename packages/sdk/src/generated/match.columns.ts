// Generated from the contract by `npm run gen`; do not edit.
import { matchLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const matchAppColumns = {
  appId: { title: '应用 ID', kind: 'id' },
  appType: { title: '类型', kind: 'label', labels: matchLabels.matchApp.appType },
  name: { title: '名称' },
  status: { title: '状态', kind: 'status', labels: matchLabels.matchApp.status },
  configCount: { title: '配置数', kind: 'number' },
  createdAt: { title: '开通时间', kind: 'number' },
  closedAt: { title: '关闭时间', kind: 'number' },
} satisfies EntityColumns;

export const matchTicketSumColumns = {
  time: { title: '时间', kind: 'time' },
  ticketCount: { title: '票据数', kind: 'number' },
} satisfies EntityColumns;

export const matchTopAppColumns = {
  appId: { title: '应用 ID', kind: 'id' },
  appName: { title: '应用名称' },
  ticketCount: { title: '票据数', kind: 'number' },
} satisfies EntityColumns;

export const matchConfigColumns = {
  id: { title: '匹配配置 ID', kind: 'id' },
  appId: { title: '应用 ID', kind: 'id' },
  appType: { title: '类型', kind: 'label', labels: matchLabels.matchApp.appType },
  name: { title: '名称' },
  description: { title: '描述' },
  enabled: { title: '启用', kind: 'flag' },
  hosting: { title: '承载' },
  teams: { title: '队伍', kind: 'count' },
  matchRules: { title: '整场规则', kind: 'count' },
  ticketTimeoutSeconds: { title: '票据超时', kind: 'number' },
  fillWindowSeconds: { title: '凑满等待', kind: 'number' },
  backfillEnabled: { title: '启用回填', kind: 'flag' },
  regionStrategy: { title: '地域策略', kind: 'label', labels: matchLabels.matchConfig.regionStrategy },
  defaultRegionId: { title: '默认地域' },
  version: { title: '版本号', kind: 'number' },
  createdAt: { title: '创建时间', kind: 'number' },
  updatedAt: { title: '修改时间', kind: 'number' },
} satisfies EntityColumns;

export const matchTeamDefinitionColumns = {
  name: { title: '名称' },
  teamCount: { title: '队伍数' },
  playerCount: { title: '每队人数' },
  teamRules: { title: '队内规则', kind: 'count' },
} satisfies EntityColumns;

export const matchRelaxationColumns = {
  type: { title: '方式', kind: 'label', labels: matchLabels.matchConfig.relaxationType },
  ageType: { title: '年龄依据', kind: 'label', labels: matchLabels.matchConfig.ageType },
  atSeconds: { title: '等待秒数', kind: 'number' },
  value: { title: '值' },
} satisfies EntityColumns;

export const matchRuleColumns = {
  name: { title: '名称' },
  type: { title: '类型', kind: 'label', labels: matchLabels.matchConfig.ruleType },
  source: { title: '取值' },
  reference: { title: '参考值' },
  overlap: { title: '交集大小', kind: 'number' },
  not: { title: '取反', kind: 'flag' },
  enableRule: { title: '启用', kind: 'flag' },
  relaxations: { title: '放宽', kind: 'count' },
} satisfies EntityColumns;

export const matchTestResultColumns = {
  matches: { title: '对局', kind: 'count' },
  unmatchedTicketIds: { title: '未匹配票据' },
  evaluations: { title: '规则判定', kind: 'count' },
} satisfies EntityColumns;

export const matchTeamColumns = {
  teamDefinitionName: { title: '队伍定义' },
  teamName: { title: '队名' },
  playerIds: { title: '玩家 ID' },
  tickets: { title: '票据', kind: 'count' },
} satisfies EntityColumns;

export const matchPartyColumns = {
  id: { title: '票据 ID', kind: 'id' },
  players: { title: '玩家', kind: 'count' },
  createdAt: { title: '创建时间', kind: 'number' },
} satisfies EntityColumns;

export const matchPlayerColumns = {
  id: { title: '玩家 ID', kind: 'id' },
  attributes: { title: '属性' },
} satisfies EntityColumns;

export const matchTicketCountColumns = {
  waiting: { title: '等待', kind: 'number' },
  matched: { title: '已匹配', kind: 'number' },
  oldestAgeSeconds: { title: '最长等待', kind: 'number' },
  backfills: { title: '回填', kind: 'number' },
} satisfies EntityColumns;

export const matchTicketPointColumns = {
  time: { title: '时间', kind: 'time' },
  created: { title: '新建', kind: 'number' },
  matched: { title: '成功', kind: 'number' },
  timeout: { title: '超时', kind: 'number' },
  canceled: { title: '取消', kind: 'number' },
  avgWaitSeconds: { title: '平均等待', kind: 'number' },
} satisfies EntityColumns;

export const matchAssignmentColumns = {
  status: { title: '状态', kind: 'status', labels: matchLabels.matchTicket.status },
  ip: { title: 'IP' },
  gamePorts: { title: '端口' },
  roomId: { title: '房间 ID', kind: 'id' },
  regionId: { title: '地域' },
  allocationId: { title: '服务器 ID', kind: 'id' },
  teams: { title: '队伍', kind: 'count' },
  message: { title: '说明' },
} satisfies EntityColumns;

export const matchTicketColumns = {
  id: { title: '票据 ID', kind: 'id' },
  appId: { title: '应用 ID', kind: 'id' },
  configId: { title: '匹配配置 ID', kind: 'id' },
  status: { title: '状态', kind: 'status', labels: matchLabels.matchTicket.status },
  players: { title: '玩家', kind: 'count' },
  regionIds: { title: '地域' },
  customData: { title: '自定义数据' },
  assignment: { title: '匹配结果' },
  createdAt: { title: '创建时间', kind: 'number' },
  expiresAt: { title: '到期时间', kind: 'number' },
} satisfies EntityColumns;

export const matchBackfillColumns = {
  appId: { title: '应用 ID', kind: 'id' },
  configId: { title: '匹配配置 ID', kind: 'id' },
  roomId: { title: '房间 ID', kind: 'id' },
  regionId: { title: '地域' },
  ip: { title: 'IP' },
  gamePorts: { title: '端口' },
  matchProperties: { title: '队伍' },
  createdAt: { title: '创建时间', kind: 'number' },
  updatedAt: { title: '更新时间', kind: 'number' },
} satisfies EntityColumns;
