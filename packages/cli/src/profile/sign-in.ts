// Kinds of sign-in that a profile can hold beside each other.

export const SIGN_INS = ['user', 'app', 'operator'] as const;
export type SignIn = (typeof SIGN_INS)[number];
