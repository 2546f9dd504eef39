import { describe, expect, it } from 'vitest';
import { checkPort, checkPortList, parseAddress } from './port.ts';

describe('checkPort', () => {
  it('takes whole numbers from 1 to 65535', () => {
    expect([1, 9998, 65_535].map(checkPort)).toEqual([undefined, undefined, undefined]);
    expect([0, 65_536, -1, 1.5, Number.NaN].filter((port) => checkPort(port) === undefined)).toEqual([]);
  });
});

describe('checkPortList', () => {
  const game = { protocol: 'UDP', port: 9998, name: 'game' };

  it('takes the default port, an empty list, and one number on both protocols', () => {
    expect(checkPortList([])).toBeUndefined();
    expect(checkPortList([game, { protocol: 'TCP', port: 9998, name: 'admin' }])).toBeUndefined();
  });

  it('refuses a doubled name, a doubled port, a wrong protocol and a port out of range', () => {
    const bad = [
      [game, { ...game, port: 1 }],
      [game, { ...game, name: 'b' }],
      [{ ...game, protocol: 'udp' }],
      [{ ...game, port: 0 }],
      [{ ...game, name: '' }],
    ];
    expect(bad.filter((ports) => checkPortList(ports) === undefined)).toEqual([]);
  });
});

describe('parseAddress', () => {
  it('reads names, IPv4 and bracketed IPv6', () => {
    expect(parseAddress('localhost:80').value).toEqual({ host: 'localhost', port: 80 });
    expect(parseAddress('127.0.0.1:9998').value).toEqual({ host: '127.0.0.1', port: 9998 });
    expect(parseAddress('[::1]:1').value).toEqual({ host: '::1', port: 1 });
  });

  it('refuses what has no host, no port, or more than both', () => {
    const bad = [
      '',
      ':80',
      'host',
      'host:',
      'host:0',
      'host:65536',
      '::1:80',
      'a b:80',
      'http://h:80',
      'h:80/x',
      'u@h:80',
    ];
    expect(bad.filter((address) => parseAddress(address).value !== undefined)).toEqual([]);
  });
});
