import { describe, expect, it } from 'vitest';
import { connectLines, freshName } from './connect.ts';

const ports = [
  { name: 'game', protocol: 'TCP' as const, port: 30_001 },
  { name: 'voice', protocol: 'UDP' as const, port: 30_002 },
];

describe('connectLines', () => {
  it('has a command for each port in its protocol', () => {
    expect(connectLines({ ip: '10.0.0.7', ports })).toEqual(['nc 10.0.0.7 30001', 'nc -u 10.0.0.7 30002']);
  });

  it('has none before there is an address', () => {
    expect(connectLines({ ip: '', ports })).toEqual([]);
  });
});

describe('freshName', () => {
  it('takes the first that is free', () => {
    expect(freshName([])).toBe('play-1');
    expect(freshName(['play-1', 'play-3'])).toBe('play-2');
  });
});
