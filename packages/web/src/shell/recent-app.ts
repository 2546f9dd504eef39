// The app that was opened last, remembered on this device without its secrets.

export interface RecentApp {
  readonly appId: string;
  readonly projectName: string;
}

const KEY = 'recentApp';

export function recentApp(): RecentApp | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberApp(app: RecentApp): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(app));
  } catch {
    // a full or forbidden store only costs the shortcut
  }
}
