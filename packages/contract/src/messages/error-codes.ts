// Error numbers of the service families and the HTTP status each is sent with. Source: wire/*.md (1.2, 1.3, 1.5).

import type { ErrorStyleName } from './error-styles.ts';
import type { Message } from './message.ts';

export interface ErrorCode extends Message {
  readonly http: number;
}

/** gRPC numbers, `code` in the body of every service back-end but content delivery. */
export const serviceErrorCodes: Readonly<Record<number, ErrorCode>> = {
  3: { http: 400, zh: '参数无效', en: 'invalid argument' },
  5: { http: 404, zh: '不存在', en: 'not found' },
  6: { http: 409, zh: '已存在', en: 'already exists' },
  7: { http: 403, zh: '权限不足', en: 'permission denied' },
  8: { http: 429, zh: '超出额度', en: 'quota or trial limit' },
  9: { http: 400, zh: '当前状态不允许', en: 'the state does not allow it' },
  13: { http: 500, zh: '内部错误', en: 'internal' },
  14: { http: 503, zh: '暂不可用', en: 'unavailable, no capacity' },
  16: { http: 401, zh: '未认证', en: 'unauthenticated' },
};

interface CdnErrorCode extends ErrorCode {
  /** `reason` in the body. */
  readonly reason: string;
}

/** Content delivery has numbers of its own; a range that cannot be served is 416, other code 2 answers are 400. */
export const cdnErrorCodes: Readonly<Record<number, CdnErrorCode>> = {
  1: { http: 400, reason: 'Invalid argument', zh: '参数无效', en: 'invalid argument' },
  2: { http: 400, reason: 'Out of range', zh: '超出范围', en: 'out of range' },
  3: { http: 401, reason: 'Unauthenticated', zh: '未认证', en: 'unauthenticated' },
  4: { http: 403, reason: 'Permission denied', zh: '权限不足', en: 'permission denied' },
  5: { http: 404, reason: 'Not found', zh: '不存在', en: 'not found' },
  6: { http: 409, reason: 'Already exists', zh: '已存在', en: 'already exists' },
  7: { http: 500, reason: 'Unknown', zh: '未知错误', en: 'unknown' },
  8: { http: 500, reason: 'Internal error', zh: '内部错误', en: 'internal' },
  9: { http: 400, reason: 'Invalid operation', zh: '操作无效', en: 'invalid operation' },
  10: {
    http: 403,
    reason: 'Service not enabled',
    zh: '应用或资源分发未开通',
    en: 'organisation, app or content delivery is not active',
  },
  11: {
    http: 400,
    reason: 'Content missing or different',
    zh: '内容缺失或与声明不符',
    en: 'content is missing or differs from what was declared',
  },
  12: { http: 429, reason: 'Too many requests', zh: '请求过于频繁', en: 'too many requests' },
};

/** `passportErrorCode`: the gRPC number times 10000 and a number of its own. */
export const passportErrorCodes: Readonly<Record<number, Message>> = {
  30001: { zh: '参数无效', en: 'invalid parameters' },
  30002: { zh: '自定义属性过大', en: 'properties are too large' },
  30003: { zh: '标识无效', en: 'invalid slug' },
  50001: { zh: '不存在', en: 'not found' },
  50010: { zh: '兑换码不存在', en: 'redeem code not found' },
  60001: { zh: '标识或名称已存在', en: 'slug or name already exists' },
  70001: { zh: '权限不足', en: 'permission denied' },
  80001: { zh: '已达容量上限', en: 'capacity reached' },
  90000: { zh: '前置条件不满足', en: 'failed precondition' },
  90001: { zh: '当前状态不允许', en: 'the state does not allow it' },
  90010: { zh: '兑换码已被使用', en: 'redeem code already used' },
  90020: { zh: '余额不足', en: 'insufficient balance' },
  90021: { zh: '已达购买上限', en: 'purchase limit reached' },
  90030: { zh: '区服未开放', en: 'realm is not open' },
  90040: { zh: '排行榜未生效', en: 'leaderboard is not active' },
  90041: { zh: '成员被禁止上榜', en: 'member is banned from leaderboards' },
  90050: { zh: '不符合公会规则', en: 'a guild rule forbids it' },
  90060: { zh: '防沉迷限制', en: 'anti-addiction limit' },
  90108: { zh: '用户已被封禁', en: 'user is banned' },
  90109: { zh: '角色已被封禁', en: 'persona is banned' },
  160001: { zh: '凭证错误', en: 'wrong credentials' },
  160112: { zh: '访问令牌已过期', en: 'access token expired' },
  160113: { zh: '刷新令牌已过期', en: 'refresh token expired' },
};

/** The gRPC number inside a passport error number. */
export function passportGrpcCode(passportErrorCode: number): number {
  return Math.floor(passportErrorCode / 10_000);
}

/** The numbers of each family; the platform core says no in words alone. */
export const errorCodesOf: Readonly<Record<ErrorStyleName, Readonly<Record<number, Message>>>> = {
  platform: {},
  service: serviceErrorCodes,
  cdn: cdnErrorCodes,
  multiverse: serviceErrorCodes,
  passport: passportErrorCodes,
};
