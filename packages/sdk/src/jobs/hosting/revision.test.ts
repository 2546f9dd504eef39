import { describe, expect, it } from 'vitest';
import type { MultiverseRevision } from '../../generated/multiverse.ts';
import { changesOf, wishOf } from './revision.ts';

const before = {
  id: 'r1',
  version: 4,
  status: 'released',
  imageId: 'i1',
  os: 'default',
  startCommand: './server',
  startArgs: '-port 7777',
  workDir: '',
  description: '',
  portList: [
    { name: 'game', protocol: 'UDP', port: 7777 },
    { name: 'web', protocol: 'TCP', port: 7780 },
  ],
  envList: [{ envKey: 'MAP', envValue: 'fog' }],
  fileConfigs: [],
  cpuLimit: '200m',
  cpuRequest: '100m',
  memoryLimit: '308Mi',
  memoryRequest: '154Mi',
  allocationTTL: { hour: 0, minute: 0, second: 90 },
} as unknown as MultiverseRevision;

describe('the next revision', () => {
  it('is the one before where nothing is given but the same image', () => {
    expect(changesOf(wishOf('i1', {}, before), before)).toEqual([]);
    expect(changesOf(wishOf('i2', {}, before), before)).toEqual(['imageId']);
  });

  it('differs in what is given, and in neither the order of a list nor the writing of a time', () => {
    const portList = [...before.portList]
      .reverse()
      .map((port) => Object.fromEntries(Object.entries(port).reverse()) as never);
    expect(changesOf(wishOf('i1', { portList, startSeconds: 90 }, before), before)).toEqual([]);
    expect(changesOf(wishOf('i1', { envList: [{ envKey: 'MAP', envValue: 'sun' }] }, before), before)).toEqual([
      'envList',
    ]);
    expect(changesOf(wishOf('i1', { startSeconds: 30, startArgs: '' }, before), before)).toEqual([
      'startArgs',
      'allocationTTL',
    ]);
  });

  it('leaves to the platform the memory that cores which are given fill', () => {
    const wish = wishOf('i1', { cpu: 1, memoryLimit: '2000Mi' }, before);
    expect(wish).toMatchObject({ cpu: 1, cpuLimit: '1000m', memoryLimit: '2000Mi', startCommand: './server' });
    expect(wish).not.toHaveProperty('memoryRequest');
    expect(changesOf(wish, before)).toEqual(['cpuLimit', 'cpuRequest', 'memoryLimit']);
  });

  it('of a profile without one is what is given', () => {
    expect(wishOf('i1', { startCommand: './server', startSeconds: 3700 })).toEqual({
      imageId: 'i1',
      startCommand: './server',
      allocationTTL: { hour: 1, minute: 1, second: 40 },
    });
  });
});
