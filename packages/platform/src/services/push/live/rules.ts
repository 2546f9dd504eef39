// What a player may do on a connection. Source: wire/realtime-and-compute.md 9.8.

export const SENDS_PER_SECOND = 20;
export const CHANNELS_PER_PLAYER = 50;
/** That one has made and that are not forgotten; each that nobody uses is after an hour. */
export const CHANNELS_MADE_BY_PLAYER = 100;
export const MESSAGE_BYTES = 8192;
export const HEARTBEAT_SECONDS = 15;
export const TOKEN_SECONDS = 60;
export const CACHE_SECONDS = 3600;

/** Numbers of answers on the connection. Source: wire/realtime-and-compute.md 1.3. */
export const CODES = { ok: 0, invalid: 3, notFound: 5, denied: 7, limit: 8, unavailable: 14 } as const;

export interface Allowance {
  /** False where it is too much. */
  take(): boolean;
}

/** So many in a second, on a clock that only goes forward. */
export function allowance(perSecond: number, nowMs: () => number = () => performance.now()): Allowance {
  let left = perSecond;
  let countedMs = nowMs();
  return {
    take() {
      const at = nowMs();
      left = Math.min(perSecond, left + ((at - countedMs) / 1000) * perSecond);
      countedMs = at;
      if (left < 1) {
        return false;
      }
      left -= 1;
      return true;
    },
  };
}

/** Bytes of a message in base64; undefined where it is none. */
export function sizeOfBase64(data: string): number | undefined {
  return /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(data)
    ? Buffer.byteLength(data, 'base64')
    : undefined;
}

interface Position {
  readonly epoch: string;
  readonly offset: number;
}

/**
 * Whether nothing is missing between where somebody was and where the channel is, by what it still keeps; true for one
 * who was nowhere.
 */
export function isRecovered(since: Position | undefined, now: Position, keptAfter: number): boolean {
  return since === undefined || (since.epoch === now.epoch && now.offset - since.offset === keptAfter);
}
