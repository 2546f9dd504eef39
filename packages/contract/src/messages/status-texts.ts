// The three statuses whose text does not come from the server. Source: platform-core 8.2.

import type { Message } from './message.ts';

export const statusTexts: Readonly<Record<number, Message>> = {
  401: { zh: '登录已过期,请重新登录.', en: 'Login has expired, please log in again.' },
  403: {
    zh: '权限不足,请联系组织管理员.',
    en: 'Insufficient permission, please contact the organisation administrator.',
  },
  423: {
    zh: '账号因违反使用条款暂时无法登录,请联系客服.',
    en: 'The account violated the terms of use and temporarily cannot log in, please contact customer service.',
  },
};

/** Cookies that a 401 of the platform clears. */
export const sessionCookies = ['sst', 'admin_sst', 'userId', 'userName'] as const;
