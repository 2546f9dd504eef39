// What stands for an app that has no icon: the first letter of its name on a colour made of its id.

const HUES = 6;

export function letterOf(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '';
}

/** Always the same for one app. */
export function hueOf(appId: string): number {
  return [...appId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % HUES;
}
