// What the screen of friends says.
import { grouped } from '../../../kit/show/grouped.ts';

export const text = {
  friends: '好友',
  help: '好友关系属于角色。先选择一名玩家的角色，再查看好友、黑名单与关系图。',
  choose: '选择角色',
  searchPersonas: '按名称或角色 ID 搜索',
  realm: '区服',
  noPersonas: '还没有角色',
  noPersonasHint: '玩家首次登录游戏时自动创建。',
  another: '换一个角色',
  missing: '找不到这个角色',
  openPersona: '查看角色',
  list: '好友',
  blacklist: '黑名单',
  graph: '关系图',
  friendsOf: (name: string) => `${name}的好友`,
  blacklistOf: (name: string) => `${name}的黑名单`,
  cap: (count: number, most: number | undefined) =>
    most === undefined ? `${grouped(count)} 位好友` : `${grouped(count)} / ${grouped(most)} 位好友`,
  isFull: '已达上限，不能再添加好友',
  noFriends: '没有好友',
  noFriendsHint: '玩家在游戏内互加好友后显示在这里。',
  noBlacklist: '黑名单是空的',
  noBlacklistHint: '被加入黑名单的玩家不能向这个角色发送好友申请，已有的好友关系保留。',

  drawn: (drawn: number, all: number) =>
    drawn < all ? `共 ${grouped(all)} 位好友，画出最近的 ${grouped(drawn)} 位。` : `共 ${grouped(all)} 位好友。`,
  readAmong: '读取好友之间的关系',
  amongCost: (calls: number) => `需要再读取 ${grouped(calls)} 次`,
  among: (ties: number, oneSided: number, most: number) =>
    `他们之间有 ${grouped(ties)} 对好友；${grouped(oneSided)} 位没有把这个角色当好友（虚线）。每位最多读取 ${grouped(most)} 位好友。`,
  unread: (count: number) => `${grouped(count)} 位的好友没有读到，不画他们的关系。`,
  notRead: '好友之间的关系还没有读取。',
  graphLabel: (name: string, count: number) => `${name}与 ${grouped(count)} 位好友的关系图`,
} as const;
