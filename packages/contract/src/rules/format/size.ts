// Sizes in bytes, base 1000, B to PB. Source: platform-core 9.

const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;

/** At most two decimals: 1500 is `1.5 KB`, 999999 is `1 MB`. A size that is no number is `-`. */
export function formatSize(bytes: number): string {
  if (!Number.isFinite(bytes)) {
    return '-';
  }
  let value = Math.abs(bytes);
  let unit = 0;
  while (round(value) >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${bytes < 0 && round(value) !== 0 ? '-' : ''}${round(value)} ${units[unit]}`;
}

/** Bytes of a text such as `5 GB` or `1.5kb`; `undefined` when it is no size. */
export function parseSize(text: string): number | undefined {
  const { amount, unit } = /^\s*(?<amount>[0-9]+(?:\.[0-9]+)?)\s*(?<unit>[KMGTP]?B)?\s*$/i.exec(text)?.groups ?? {};
  const power = units.indexOf((unit?.toUpperCase() ?? 'B') as (typeof units)[number]);
  const bytes = Math.round(Number(amount) * 1000 ** power);
  return Number.isSafeInteger(bytes) ? bytes : undefined;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
