// What the rules need to know of an app: a part of the App entity of wire/cdn-and-platform.md 2.2.

export interface AppServices {
  readonly AppId: string;
  readonly SupportMultiServices?: boolean;
  readonly Services?: Readonly<Record<string, AppService | undefined>>;
}

export interface AppService {
  readonly Status?: string;
  readonly ServiceId?: string;
}

/** True when the stored status word is exactly `Enabled`; every other word is shown as Suspended. */
export function isSwitchedOn(app: AppServices, name: string): boolean {
  return app.Services?.[name]?.Status === 'Enabled';
}
