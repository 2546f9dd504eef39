// What a run of verification codes says: how many arrive at their end, how soon, and which numbers hardly ever do.
import type { VerificationCodeLog } from '@uos/sdk/services/passport';

type Log = Pick<VerificationCodeLog, 'phoneNumber' | 'status' | 'sentAt' | 'verifiedAt'>;

export interface CodeFigures {
  readonly count: number;
  /** Verified of those that have come to an end; undefined where none has. */
  readonly rate: number | undefined;
  readonly medianSeconds: number | undefined;
  readonly slowSeconds: number | undefined;
  readonly failed: number;
  readonly expired: number;
  /** The most first. */
  readonly worst: readonly { readonly phoneNumber: string; readonly failed: number; readonly all: number }[];
}

/** Fewer are chance. */
const MANY = 3;
const LISTED = 5;

export function codeFigures(logs: readonly Log[]): CodeFigures {
  const count = (status: string) => logs.filter((log) => log.status === status).length;
  const [verified, failed, expired] = [count('Verified'), count('Failed'), count('Expired')];
  const ended = verified + failed + expired;
  const delays = logs
    .map(delaySeconds)
    .filter((delay) => delay !== undefined)
    .sort((a, b) => a - b);
  return {
    count: logs.length,
    rate: ended === 0 ? undefined : verified / ended,
    medianSeconds: delays[Math.floor((delays.length - 1) * 0.5)],
    slowSeconds: delays[Math.ceil((delays.length - 1) * 0.9)],
    ...{ failed, expired, worst: worstOf(logs) },
  };
}

export function delaySeconds({ sentAt, verifiedAt }: Pick<Log, 'sentAt' | 'verifiedAt'>): number | undefined {
  return verifiedAt === undefined
    ? undefined
    : Math.max(0, Math.round((Date.parse(verifiedAt) - Date.parse(sentAt)) / 1000));
}

function worstOf(logs: readonly Log[]): CodeFigures['worst'] {
  const numbers = new Map<string, { failed: number; all: number }>();
  for (const { phoneNumber, status } of logs) {
    const { failed, all } = numbers.get(phoneNumber) ?? { failed: 0, all: 0 };
    const isBad = status === 'Failed' || status === 'Expired';
    numbers.set(phoneNumber, { failed: failed + Number(isBad), all: all + 1 });
  }
  return [...numbers]
    .map(([phoneNumber, counts]) => ({ phoneNumber, ...counts }))
    .filter(({ failed }) => failed >= MANY)
    .sort((a, b) => b.failed - a.failed)
    .slice(0, LISTED);
}
