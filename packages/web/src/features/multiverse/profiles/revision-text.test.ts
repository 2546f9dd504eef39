import { describe, expect, it } from 'vitest';
import { type RevisionWords, revisionText } from './revision-text.ts';

const revision: RevisionWords = {
  imageName: 'harbour 1.4',
  os: 'default',
  startCommand: './server',
  startArgs: '--map harbour',
  workDir: '',
  portList: [
    { name: 'web', protocol: 'TCP', port: 80 },
    { name: 'game', protocol: 'UDP', port: 9998 },
  ],
  envList: [{ envKey: 'MAP', envValue: 'harbour' }],
  fileConfigs: [{ mountPath: '/etc/game/', filename: 'rules.txt', content: 'a\nb' }],
  cpuLimit: '100m',
  cpuRequest: '100m',
  memoryLimit: '154Mi',
  memoryRequest: '154Mi',
  allocationTTL: { hour: 0, minute: 0, second: 30 },
  description: '',
};

describe('revisionText', () => {
  it('writes one fact a line, and every line of a file', () => {
    expect(revisionText(revision).split('\n')).toEqual([
      'image: harbour 1.4',
      'os: default',
      'start: ./server --map harbour',
      'folder: ',
      'cpu: 100m / 100m',
      'memory: 154Mi / 154Mi',
      'timeout: 0h 0m 30s',
      'description: ',
      'port game: UDP 9998',
      'port web: TCP 80',
      'env MAP=harbour',
      'file /etc/game/rules.txt',
      '  a',
      '  b',
    ]);
  });

  it('is the same whatever order the ports are named in', () => {
    expect(revisionText({ ...revision, portList: [...revision.portList].reverse() })).toBe(revisionText(revision));
  });
});
