// What the reference calls the closed vocabularies, in Chinese.
import { mayCall, type PrincipalKind } from '../kernel/may-call.ts';
import type { Accepts, Danger, Effect, Known, Paging } from '../kernel/vocabulary.ts';
import type { Entrance } from '../kernel/walk.ts';

const CALLERS: readonly (readonly [PrincipalKind, string])[] = [
  ['visitor', '任何人'],
  ['user', '已登录用户'],
  ['member', '应用成员'],
  ['owner', '应用所有者'],
  ['operator', '平台运营'],
  ['billing', '财务管理员'],
  ['app', '应用服务端'],
  ['game', '游戏客户端'],
  ['player', '玩家'],
  ['persona', '已选角色的玩家'],
];

/** Who may make the call, in the order of their rights; one word where anybody may. */
export function callersOf(call: Entrance): string[] {
  const callers = CALLERS.filter(([kind]) => mayCall(call, kind)).map(([, word]) => word);
  // why: whoever has chosen a persona is a player too
  const shown = callers.includes('玩家') ? callers.filter((word) => word !== '已选角色的玩家') : callers;
  return shown[0] === '任何人' ? ['任何人'] : shown;
}

/** How the call is signed. */
export const SIGNED: Readonly<Record<Accepts, string>> = {
  none: '无需凭证',
  session: '登录会话，或服务令牌',
  operator: '运营会话',
  billing: '财务管理员会话',
  app: 'AppId 与 AppServiceSecret（Basic），或登录会话加 X-APP-ID',
  player: '玩家访问令牌（Bearer）',
  cdn: 'AppId 与 AppServiceSecret（Basic），或登录会话加 X-APP-ID',
  metrics: 'AppId 与 AppServiceSecret（Basic），或登录会话加 X-APP-ID',
};

/** How sure the shape is: a word, and what it means. */
export const SURE: Readonly<Record<Known, { readonly word: string; readonly meaning: string }>> = {
  spec: { word: '规范', meaning: '写在规范里' },
  seen: { word: '实测', meaning: '在真实客户端中见到' },
  assumed: { word: '推定', meaning: '由本项目选定' },
};

export const DANGERS: Readonly<Record<Danger, string | undefined>> = {
  none: undefined,
  confirm: '会修改或删除数据，命令行会先确认。',
  'type-name': '无法撤销，命令行要求输入名称确认。',
};

/** What a method promises otherwise. */
export const EFFECTS: Readonly<Record<Effect, string>> = {
  read: '只读取，不改变任何内容。',
  write: '虽是 GET，但会改变内容。',
};

export const PAGES: Readonly<Record<Paging, string | undefined>> = {
  none: undefined,
  'content-range': '分页：page 与 per_page，总数在响应头 Content-Range。',
  'total-items': '分页：offset 与 count，总数为 TotalCount。',
  'start-count': '分页：start 与 count（最多 100），总数为 total。',
  'start-items': '分页：start 与 count，总数为 TotalCount。',
  'start-total': '分页：start 与 count，总数为 totalCount。',
  'offset-limit': '分页：offset 与 limit（最多 9999），总数为 totalCount。',
};

export const PLACES = { path: '路径', query: '查询', header: '请求头', body: '请求体' } as const;
