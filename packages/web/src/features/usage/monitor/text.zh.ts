// What the figures of an app and its chat groups say.

export const text = {
  created: '创建时间',
  monitor: '监控与告警',
  monitorHelp: '各服务的用量，按自然日统计（北京时间）。',
  monitorOff: '尚未开通任何有统计的服务',
  monitorOffHint: '在应用总览中开通服务后，这里会显示它的用量。',
  toOverview: '去开通服务',
  groups: '告警群',
  groupsHelp: '发生异常时通知这些群。',
  groupsEmpty: '还没有绑定告警群',
  groupAdd: '绑定告警群',
  groupName: '群名称',
  groupPrefix: '消息前缀',
  groupPrefixHelp: '选填，放在每条消息前，例如 [灯塔]。',
  groupAdded: (name: string) => `已绑定告警群 ${name}`,
  groupRemove: '解绑',
  groupRemoveTitle: '解绑告警群',
  groupRemoveWords: '解绑后，这个群不再收到通知。',
  groupRemoved: (name: string) => `已解绑告警群 ${name}`,
} as const;
