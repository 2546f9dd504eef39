import { describe, expect, it } from 'vitest';
import { addressOf, portWords } from './address.ts';

const game = { name: 'game', protocol: 'UDP', port: 9998 } as const;

describe('addressOf', () => {
  it('puts an address of version 6 in brackets', () => {
    expect(addressOf('203.0.113.7', game)).toBe('203.0.113.7:9998');
    expect(addressOf('2001:db8::7', game)).toBe('[2001:db8::7]:9998');
  });
});

describe('portWords', () => {
  it('names each port, with where it is once that is known', () => {
    expect(portWords('', [game, { ...game, name: 'web', protocol: 'TCP', port: 80 }])).toBe(
      'game UDP 9998 · web TCP 80',
    );
    expect(portWords('203.0.113.7', [game])).toBe('game UDP 203.0.113.7:9998');
  });
});
