import { describe, expect, it } from 'vitest';
import type { Server, ServerPlan } from '#engines/processes/servers/port';
import { bytesOf, cpuMillisOf, gameServerOf, labelsFor, ownWords } from './objects.ts';

const SERVER: Server = {
  ...{ id: 'a', kind: 'test', appId: 'app', region: 'local', pool: '', node: 'cluster', state: 'Scheduled' },
  ...{ address: '', ports: [], limits: { cpuMillis: 500, memoryMiB: 64 }, labels: {}, annotations: {}, players: [] },
  ...{ placedAt: '', startedAt: null, readyAt: null, heardAt: null, endedAt: null, end: null },
};
const PLAN: ServerPlan = { command: ['./server', '-v'], env: {}, files: [], log: { appId: '', group: '', name: '' } };
const settings = { url: 'http://cluster', namespace: 'games', image: 'base:1', volume: 'platform' };
const made = (plan: Partial<ServerPlan>) =>
  gameServerOf('a', { settings, folder: '/srv/uos', server: SERVER, plan: { ...PLAN, ...plan } });

describe('quantities of a cluster', () => {
  it('are read in every unit, and as nothing where they are none', () => {
    expect(['1500m', '2', '0.5', '12345678n', '250u', 'much'].map(cpuMillisOf)).toEqual([1500, 2000, 500, 12, 0, 0]);
    expect(['154Mi', '1048576', '1G', '48124Ki', '1Xi', ''].map(bytesOf)).toEqual([
      ...[154 * 1024 ** 2, 1_048_576, 1e9, 48_124 * 1024, 0, 0],
    ]);
  });
});

describe('labels', () => {
  it('are those that a cluster takes; a program reads its own without their prefix', () => {
    expect(labelsFor({ 'uos.game': 'g-1', 'a b': 'c', long: 'x'.repeat(64), word: '雾', empty: '' })).toEqual({
      ...{ 'uos.game': 'g-1', empty: '' },
    });
    expect(ownWords({ 'agones.dev/sdk-map': 'fog', 'uos.game': 'g-1' })).toEqual({ map: 'fog' });
  });
});

describe('a game server', () => {
  it('runs the program of its image, which is read from the volume', () => {
    const [container] = made({ folder: '/srv/uos/images/hash', workDir: 'bin' }).spec.template.spec.containers;
    expect(container).toMatchObject({ command: ['/app/server', '-v'], workingDir: '/app/bin', image: 'base:1' });
    expect(container?.volumeMounts[0]).toEqual({
      name: 'images',
      mountPath: '/app',
      subPath: 'images/hash',
      readOnly: true,
    });
  });

  it('is refused where its program, its image or a file is elsewhere', () => {
    expect(() => made({ command: ['../server'] })).toThrow('outside of the image');
    expect(() => made({ folder: '/srv/other' })).toThrow('outside of the folder of the platform');
    expect(() => made({ files: [{ path: 'relative', content: '' }] })).toThrow('a file may not be put at relative');
  });
});
