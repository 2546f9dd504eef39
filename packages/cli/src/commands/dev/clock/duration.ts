// Lengths of time and moments as people type them.

const UNIT_MS = { w: 7 * 86_400_000, d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 } as const;
const DURATION = /^(\d+[wdhms])+$/;
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2}))?)?$/;

/** `3d`, `12h`, `1w2d30m` in milliseconds; undefined for anything else. */
export function durationMs(text: string): number | undefined {
  if (!DURATION.test(text)) {
    return undefined;
  }
  return [...text.matchAll(/(\d+)([wdhms])/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS],
    0,
  );
}

/** A moment in RFC 3339, from RFC 3339 or from a day with or without a time in Shanghai; undefined for anything else. */
export function momentOf(text: string): string | undefined {
  const [, day, time = '00:00', seconds = '00'] = LOCAL_TIME.exec(text) ?? [];
  const moment = new Date(day === undefined ? withZone(text) : `${day}T${time}:${seconds}+08:00`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

function withZone(text: string): string {
  return /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text) ? text : '';
}
