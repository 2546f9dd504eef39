// What an operator may set of hosting.

export interface HostingSettings {
  /** What an app may have of hosting, unless an operator marked it as on trial. */
  readonly hostingLevel: 'standard' | 'trial';
}

declare module '#kernel/config' {
  interface Config extends HostingSettings {}
}

export const hostingSettings: HostingSettings = {
  hostingLevel: 'standard',
};
