import { describe, expect, it } from 'vitest';
import { codeFigures } from './figures.ts';

const SENT = Date.parse('2026-11-26T10:00:00Z');
const log = (status: string, seconds?: number, phoneNumber = '138****0000') => ({
  phoneNumber,
  status,
  sentAt: new Date(SENT).toISOString(),
  ...(seconds !== undefined && { verifiedAt: new Date(SENT + seconds * 1000).toISOString() }),
});

describe('codeFigures', () => {
  it('counts what has come to an end, and leaves what still waits', () => {
    const logs = [log('Verified', 10), log('Verified', 30), log('Expired'), log('Failed'), log('Sent')];
    expect(codeFigures(logs)).toMatchObject({ count: 5, rate: 0.5, failed: 1, expired: 1 });
    expect(codeFigures([log('Sent')]).rate).toBeUndefined();
  });

  it('knows how soon half and nine of ten are verified', () => {
    const logs = Array.from({ length: 11 }, (_, index) => log('Verified', (index + 1) * 10));
    expect(codeFigures(logs)).toMatchObject({ medianSeconds: 60, slowSeconds: 100 });
    expect(codeFigures([])).toMatchObject({ medianSeconds: undefined, slowSeconds: undefined, rate: undefined });
  });

  it('names numbers that failed three times and more, the most first', () => {
    const many = (count: number, phone: string) =>
      Array.from({ length: count }, () => log('Expired', undefined, phone));
    const logs = [
      ...many(2, '130****0001'),
      ...many(3, '131****0002'),
      ...many(4, '132****0003'),
      log('Verified', 5, '132****0003'),
    ];
    expect(codeFigures(logs).worst).toEqual([
      { phoneNumber: '132****0003', failed: 4, all: 5 },
      { phoneNumber: '131****0002', failed: 3, all: 3 },
    ]);
  });
});
