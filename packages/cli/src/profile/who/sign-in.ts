// The kinds of sign-in that a profile can hold, and the one that comes from the environment only.

export const SIGN_INS = ['user', 'app', 'operator', 'billing', 'service-token'] as const;

export type SignIn = (typeof SIGN_INS)[number];
