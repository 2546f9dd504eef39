// Generated from the contract by `npm run gen`; do not edit.
import { matchLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const matchAppColumns = {
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  appType: { title: '类型', titleEn: 'Type', kind: 'label', labels: matchLabels.matchApp.appType },
  name: { title: '名称', titleEn: 'Name' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: matchLabels.matchApp.status },
  configCount: { title: '配置数', titleEn: 'Configs', kind: 'number' },
  createdAt: { title: '开通时间', titleEn: 'Enabled', kind: 'number' },
  closedAt: { title: '关闭时间', titleEn: 'Disabled', kind: 'number' },
} satisfies EntityColumns;

export const matchTicketSumColumns = {
  time: { title: '时间', titleEn: 'Time', kind: 'time' },
  ticketCount: { title: '票据数', titleEn: 'Tickets', kind: 'number' },
} satisfies EntityColumns;

export const matchTopAppColumns = {
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  appName: { title: '应用名称', titleEn: 'App' },
  ticketCount: { title: '票据数', titleEn: 'Tickets', kind: 'number' },
} satisfies EntityColumns;

export const matchConfigColumns = {
  id: { title: '匹配配置 ID', titleEn: 'Match config ID', kind: 'id' },
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  appType: { title: '类型', titleEn: 'Type', kind: 'label', labels: matchLabels.matchApp.appType },
  name: { title: '名称', titleEn: 'Name' },
  description: { title: '描述', titleEn: 'Description' },
  enabled: { title: '启用', titleEn: 'Enabled', kind: 'flag' },
  hosting: { title: '承载', titleEn: 'Runs on' },
  teams: { title: '队伍', titleEn: 'Teams', kind: 'count' },
  matchRules: { title: '整场规则', titleEn: 'Match rules', kind: 'count' },
  ticketTimeoutSeconds: { title: '票据超时', titleEn: 'Ticket timeout (s)', kind: 'number' },
  fillWindowSeconds: { title: '凑满等待', titleEn: 'Wait to fill (s)', kind: 'number' },
  backfillEnabled: { title: '启用回填', titleEn: 'Backfill', kind: 'flag' },
  regionStrategy: { title: '地域策略', titleEn: 'Region strategy', kind: 'label', labels: matchLabels.matchConfig.regionStrategy },
  defaultRegionId: { title: '默认地域', titleEn: 'Default region' },
  version: { title: '版本号', titleEn: 'Version', kind: 'number' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'number' },
  updatedAt: { title: '修改时间', titleEn: 'Changed', kind: 'number' },
} satisfies EntityColumns;

export const matchTeamDefinitionColumns = {
  name: { title: '名称', titleEn: 'Name' },
  teamCount: { title: '队伍数', titleEn: 'Teams' },
  playerCount: { title: '每队人数', titleEn: 'Players per team' },
  teamRules: { title: '队内规则', titleEn: 'Team rules', kind: 'count' },
} satisfies EntityColumns;

export const matchRelaxationColumns = {
  type: { title: '方式', titleEn: 'Method', kind: 'label', labels: matchLabels.matchConfig.relaxationType },
  ageType: { title: '年龄依据', titleEn: 'Age by', kind: 'label', labels: matchLabels.matchConfig.ageType },
  atSeconds: { title: '等待秒数', titleEn: 'After (s)', kind: 'number' },
  value: { title: '值', titleEn: 'Value' },
} satisfies EntityColumns;

export const matchRuleColumns = {
  name: { title: '名称', titleEn: 'Name' },
  type: { title: '类型', titleEn: 'Type', kind: 'label', labels: matchLabels.matchConfig.ruleType },
  source: { title: '取值', titleEn: 'Value' },
  reference: { title: '参考值', titleEn: 'Reference' },
  overlap: { title: '交集大小', titleEn: 'Overlap', kind: 'number' },
  not: { title: '取反', titleEn: 'Not', kind: 'flag' },
  enableRule: { title: '启用', titleEn: 'Enabled', kind: 'flag' },
  relaxations: { title: '放宽', titleEn: 'Relaxations', kind: 'count' },
} satisfies EntityColumns;

export const matchTestResultColumns = {
  matches: { title: '对局', titleEn: 'Matches', kind: 'count' },
  unmatchedTicketIds: { title: '未匹配票据', titleEn: 'Unmatched tickets' },
  evaluations: { title: '规则判定', titleEn: 'Rules', kind: 'count' },
} satisfies EntityColumns;

export const matchTeamColumns = {
  teamDefinitionName: { title: '队伍定义', titleEn: 'Team definition' },
  teamName: { title: '队名', titleEn: 'Team' },
  playerIds: { title: '玩家 ID', titleEn: 'Player ID' },
  tickets: { title: '票据', titleEn: 'Tickets', kind: 'count' },
} satisfies EntityColumns;

export const matchPartyColumns = {
  id: { title: '票据 ID', titleEn: 'Ticket ID', kind: 'id' },
  players: { title: '玩家', titleEn: 'Players', kind: 'count' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'number' },
} satisfies EntityColumns;

export const matchPlayerColumns = {
  id: { title: '玩家 ID', titleEn: 'Player ID', kind: 'id' },
  attributes: { title: '属性', titleEn: 'Properties' },
} satisfies EntityColumns;

export const matchTicketCountColumns = {
  waiting: { title: '等待', titleEn: 'Waiting', kind: 'number' },
  matched: { title: '已匹配', titleEn: 'Matched', kind: 'number' },
  oldestAgeSeconds: { title: '最长等待', titleEn: 'Longest wait (s)', kind: 'number' },
  backfills: { title: '回填', titleEn: 'Backfills', kind: 'number' },
} satisfies EntityColumns;

export const matchTicketPointColumns = {
  time: { title: '时间', titleEn: 'Time', kind: 'time' },
  created: { title: '新建', titleEn: 'Created', kind: 'number' },
  matched: { title: '成功', titleEn: 'Matched', kind: 'number' },
  timeout: { title: '超时', titleEn: 'Timeout', kind: 'number' },
  canceled: { title: '取消', titleEn: 'Cancelled', kind: 'number' },
  avgWaitSeconds: { title: '平均等待', titleEn: 'Average wait (s)', kind: 'number' },
} satisfies EntityColumns;

export const matchAssignmentColumns = {
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: matchLabels.matchTicket.status },
  ip: { title: 'IP', titleEn: 'IP' },
  gamePorts: { title: '端口', titleEn: 'Port' },
  roomId: { title: '房间 ID', titleEn: 'Room ID', kind: 'id' },
  regionId: { title: '地域', titleEn: 'Region' },
  allocationId: { title: '服务器 ID', titleEn: 'Server ID', kind: 'id' },
  teams: { title: '队伍', titleEn: 'Teams', kind: 'count' },
  message: { title: '说明', titleEn: 'Notes' },
} satisfies EntityColumns;

export const matchTicketColumns = {
  id: { title: '票据 ID', titleEn: 'Ticket ID', kind: 'id' },
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  configId: { title: '匹配配置 ID', titleEn: 'Match config ID', kind: 'id' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: matchLabels.matchTicket.status },
  players: { title: '玩家', titleEn: 'Players', kind: 'count' },
  regionIds: { title: '地域', titleEn: 'Region' },
  customData: { title: '自定义数据', titleEn: 'Custom data' },
  assignment: { title: '匹配结果', titleEn: 'Assignment' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'number' },
  expiresAt: { title: '到期时间', titleEn: 'Expires', kind: 'number' },
} satisfies EntityColumns;

export const matchBackfillColumns = {
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  configId: { title: '匹配配置 ID', titleEn: 'Match config ID', kind: 'id' },
  roomId: { title: '房间 ID', titleEn: 'Room ID', kind: 'id' },
  regionId: { title: '地域', titleEn: 'Region' },
  ip: { title: 'IP', titleEn: 'IP' },
  gamePorts: { title: '端口', titleEn: 'Port' },
  matchProperties: { title: '队伍', titleEn: 'Match properties' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'number' },
  updatedAt: { title: '更新时间', titleEn: 'Updated', kind: 'number' },
} satisfies EntityColumns;
