// What screens of one organisation say about which one it is.

export const text = {
  organization: '组织',
  none: '还没有加入任何组织',
  noneHint: '账单与用量属于组织。由组织管理员把你加入成员后，再回到这里。',
  unknown: '找不到这个组织',
  unknownHint: '它不存在，或你不是它的成员。',
  first: '查看我的组织',
} as const;
