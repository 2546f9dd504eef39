import { describe, expect, it } from 'vitest';
import { type GivenRevision, type RevisionFields, revisionFields } from './rules.ts';

const image = { os: 'nodejs:20.16', entrypoint: 'server' };
const read = (given: GivenRevision, before?: RevisionFields, of = image) =>
  revisionFields(given, { image: of, memoryPerCpu: 1536, before });
const fields = (given: GivenRevision, before?: RevisionFields): RevisionFields => {
  const made = read(given, before);
  if (typeof made === 'string') {
    throw new Error(made);
  }
  return made;
};
const resources = ({ cpu_request, cpu_limit, memory_request, memory_limit }: RevisionFields) => [
  ...[cpu_request, cpu_limit, memory_request, memory_limit],
];

describe('a revision', () => {
  it('is what the specification says where nothing is given', () => {
    expect(fields({})).toEqual({
      ...{ os: 'nodejs:20.16', start_command: '', start_args: '', work_dir: '', description: '' },
      ...{ ports: [{ protocol: 'UDP', port: 9998, name: 'game' }], envs: [], files: [], start_seconds: 30 },
      ...{ cpu_request: 100, cpu_limit: 100, memory_request: 154, memory_limit: 154 },
    });
  });

  it('fills processor and memory from its cores, and what is written wins', () => {
    expect(resources(fields({ cpu: 2 }))).toEqual([2000, 2000, 3072, 3072]);
    expect(resources(fields({ cpu: 2, memoryLimit: '4096Mi' }))).toEqual([2000, 2000, 3072, 4096]);
    expect(resources(fields({ cpuRequest: '300m' }))).toEqual([300, 300, 154, 154]);
    expect(resources(fields({ cpuLimit: '50m' }))).toEqual([50, 50, 154, 154]);
    expect(resources(fields({ memoryLimit: '200Mi' }, fields({ cpu: 1 })))).toEqual([1000, 1000, 200, 200]);
    expect(resources(fields({ cpu: 0.1 }, fields({ cpu: 1 })))).toEqual([100, 100, 154, 154]);
  });

  it('keeps what is not given again', () => {
    const before = fields({ startArgs: '-batch', portList: [{ protocol: 'TCP', port: 80, name: 'web' }], os: 'jre:8' });
    expect(fields({ description: 'new' }, before)).toEqual({ ...before, description: 'new' });
  });

  it.each<[GivenRevision, string]>([
    [{ cpuRequest: '200m', cpuLimit: '100m' }, 'cpuRequest: at most cpuLimit'],
    [{ memoryRequest: '0Mi' }, 'memoryRequest: from 1 to 4194304'],
    [{ cpuLimit: '99999999m' }, 'cpuRequest: from 1 to 1000000'],
    [{ allocationTTL: { hour: 0, minute: 0, second: 0 } }, 'allocationTTL: from a second to a day'],
    [{ allocationTTL: { hour: 25, minute: 0, second: 0 } }, 'allocationTTL: from a second to a day'],
    [{ envList: [{ envKey: 'UOS_APP_ID', envValue: '' }] }, 'envList: UOS_APP_ID is set by the platform'],
    [{ envList: [{ envKey: 'PORT_GAME', envValue: '' }] }, 'envList: PORT_GAME is set by the platform'],
    [{ envList: ['A', 'A'].map((envKey) => ({ envKey, envValue: '' })) }, 'envList: a name stands once'],
    [{ portList: [1, 2].map((port) => ({ protocol: 'TCP' as const, port, name: 'x' })) }, 'portList: names are unique'],
    [
      { portList: ['a', 'b'].map((name) => ({ protocol: 'TCP' as const, port: 1, name })) },
      'portList: a port stands once',
    ],
    [
      { fileConfigs: ['a', 'a'].map((filename) => ({ mountPath: '/x', filename, content: '' })) },
      'fileConfigs: a file stands once',
    ],
    [
      { fileConfigs: [{ mountPath: '/x', filename: 'a', content: '一'.repeat(349_526) }] },
      'fileConfigs: a file has at most 1 MiB',
    ],
    [
      {
        fileConfigs: Array.from({ length: 9 }, (_, index) => ({
          ...{ mountPath: '/x', filename: `${index}`, content: 'x'.repeat(1_000_000) },
        })),
      },
      'fileConfigs: all files together have at most 8 MiB',
    ],
  ])('is refused as %o', (given, reason) => {
    expect(read(given)).toBe(reason);
  });

  it('needs a command where the image has none', () => {
    expect(read({}, undefined, { os: 'default', entrypoint: '' })).toBe(
      'startCommand: needed, the image has no entrypoint',
    );
    expect(read({ startCommand: './server' }, undefined, { os: 'default', entrypoint: '' })).toBeTypeOf('object');
  });
});
