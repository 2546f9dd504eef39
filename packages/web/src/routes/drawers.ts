// Entities that open over the screen below, stacked in the URL. Source: the route table of the specification.
import type { Route } from './route.ts';

export const drawers = [
  { path: '(drawer) ?d=user:{id}', title: '用户抽屉', kind: 'drawer', access: 'member', built: false },
  { path: '(drawer) ?d=persona:{id}', title: '角色抽屉', kind: 'drawer', access: 'member', built: false },
  { path: '(drawer) ?d=realm:{id}', title: '区服抽屉', kind: 'drawer', access: 'member', built: true },
  { path: '(drawer) ?d=message:{id}', title: '邮件抽屉', kind: 'drawer', access: 'member', built: false },
  { path: '(drawer) ?d=inboxTemplate:{id}', title: '邮件模板抽屉', kind: 'drawer', access: 'member', built: false },
  { path: '(drawer) ?d=token:{id}', title: '礼包抽屉', kind: 'drawer', access: 'member', built: false },
  { path: '(drawer) ?d=guild:{id}', title: '公会抽屉', kind: 'drawer', access: 'member', built: false },
  { path: '(drawer) ?d=product:{id}', title: '商品抽屉', kind: 'drawer', access: 'member', built: false },
  { path: '(drawer) ?d=leaderboard:{id}', title: '排行榜抽屉', kind: 'drawer', access: 'member', built: false },
  { path: '(drawer) ?d=achievement:{id}', title: '成就抽屉', kind: 'drawer', access: 'member', built: false },
  { path: '(drawer) ?d=battlePass:{id}', title: '战令抽屉', kind: 'drawer', access: 'member', built: false },
  { path: '(drawer) ?d=personaBattlePass:{id}', title: '玩家战令抽屉', kind: 'drawer', access: 'member', built: false },
  { path: '(drawer) ?d=quest:{id}', title: '任务抽屉', kind: 'drawer', access: 'member', built: false },
  { path: '(drawer) ?d=questItem:{id}', title: '子任务抽屉', kind: 'drawer', access: 'member', built: false },
  { path: '(drawer) ?d=personaQuest:{id}', title: '玩家任务抽屉', kind: 'drawer', access: 'member', built: false },
  { path: '(drawer) ?d=saveDetail:{id}', title: '存档抽屉', kind: 'drawer', access: 'member', built: false },
  { path: '(drawer) ?d=report:{id}', title: '举报抽屉', kind: 'drawer', access: 'member', built: false },
] as const satisfies readonly Route[];
