// The kinds of sign-in that a profile can hold, and the one that comes from the environment only.

import type { Label } from '@uos/contract/labels';

export const SIGN_INS = ['user', 'app', 'operator', 'billing', 'service-token'] as const;

export type SignIn = (typeof SIGN_INS)[number];

/** How each is shown to a person. */
export const signInLabels = {
  user: { zh: '用户', en: 'User', color: 'blue' },
  app: { zh: '应用', en: 'App', color: 'blue' },
  operator: { zh: '运营人员', en: 'Operator', color: 'blue' },
  billing: { zh: '财务人员', en: 'Billing administrator', color: 'blue' },
  'service-token': { zh: '服务令牌', en: 'Service token', color: 'blue' },
} as const satisfies Readonly<Record<SignIn, Label>>;
