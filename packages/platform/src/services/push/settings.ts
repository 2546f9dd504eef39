// What an operator may set of push.

export interface PushSettings {
  /** Level that an app begins on. On `trial` it stays until an operator takes it off. */
  readonly pushLevel: 'standard' | 'trial';
}

declare module '#kernel/config' {
  interface Config extends PushSettings {}
}

export const pushSettings: PushSettings = {
  pushLevel: 'standard',
};
