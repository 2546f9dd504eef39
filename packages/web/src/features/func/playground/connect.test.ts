import { describe, expect, it } from 'vitest';
import { addressLines, connectLines, freshName } from './connect.ts';

const ports = [
  { name: 'game', protocol: 'TCP' as const, port: 30_001 },
  { name: 'voice', protocol: 'UDP' as const, port: 30_002 },
];

const server = { id: '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e', name: 'play-1', ip: '10.0.0.7', ports };

describe('connectLines', () => {
  it('has a command of uos for each port', () => {
    expect(connectLines(server)).toEqual(['uos func connect play-1', 'uos func connect play-1 voice']);
  });

  it('names by id and number what a shell would not leave alone', () => {
    const [, voice] = ports;
    const odd = { ...server, name: 'a; rm -rf', ports: [ports[0], { ...voice, name: 'the voice' }] as typeof ports };
    expect(connectLines(odd)).toEqual([`uos func connect ${server.id}`, `uos func connect ${server.id} 30002`]);
  });

  it('has none before there is an address', () => {
    expect(connectLines({ ...server, ip: '' })).toEqual([]);
  });
});

describe('addressLines', () => {
  it('says where a game reaches each port', () => {
    expect(addressLines(server)).toEqual(['game TCP 10.0.0.7:30001', 'voice UDP 10.0.0.7:30002']);
    expect(addressLines({ ...server, ip: '' })).toEqual([]);
  });
});

describe('freshName', () => {
  it('takes the first that is free', () => {
    expect(freshName([])).toBe('play-1');
    expect(freshName(['play-1', 'play-3'])).toBe('play-2');
  });
});
