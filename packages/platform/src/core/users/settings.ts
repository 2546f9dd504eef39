// What an operator may set of users.

export interface UserSettings {
  readonly policyVersion: string;
  /** E-mail domain of internal users; empty for none. */
  readonly companyDomain: string;
}

declare module '#kernel/config' {
  interface Config extends UserSettings {}
}

export const userSettings: UserSettings = {
  policyVersion: '1.0',
  companyDomain: '',
};
