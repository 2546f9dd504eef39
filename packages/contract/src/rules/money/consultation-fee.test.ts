import { describe, expect, it } from 'vitest';
import { consultationFee } from './consultation-fee.ts';

describe('consultationFee', () => {
  it('is per session for crash and performance, whatever the expert and time', () => {
    expect([consultationFee('crash'), consultationFee('performance', 'chief', 9)]).toEqual([6480, 6480]);
  });

  it('is per half hour begun for a proposal', () => {
    expect([consultationFee('proposal'), consultationFee('proposal', 'chief')]).toEqual([648, 1280]);
    expect([consultationFee('proposal', 'director', 3), consultationFee('proposal', 'chief', 1.5)]).toEqual([
      1944, 2560,
    ]);
    expect(consultationFee('proposal', 'director', 0)).toBe(648);
  });
});
