import { expect, it } from 'vitest';
import { causeWords, endWords, faultWords, isByLoad } from './why.ts';

const lives = { endReason: '', exitCode: null, exitSignal: '', endDetail: '', failedReason: '' } as const;

it.each([
  [{ endReason: 'exited', exitCode: 1, endDetail: 'Error: no module' }, '进程退出，退出码 1：Error: no module'],
  [{ endReason: 'exited', exitSignal: 'SIGSEGV' }, '进程退出，SIGSEGV'],
  [{ endReason: 'exited', exitCode: 0 }, '进程退出，退出码 0'],
  [{ endReason: 'not started', endDetail: 'spawn ENOENT' }, '未能启动：spawn ENOENT'],
  [{ endReason: 'out of memory', exitCode: 137 }, '内存超限'],
  [{ endReason: 'function disabled', failedReason: 'the function was disabled' }, '函数已停用'],
  [{ endReason: 'a word of later', endDetail: 'why' }, 'a word of later：why'],
  [{ failedReason: 'the region has no room' }, 'the region has no room'],
  [{}, ''],
])('says why a server ended: %j', (given, said) => {
  expect(endWords({ ...lives, ...given })).toBe(said);
});

it('says why a server of an autoscaler did not start', () => {
  const fault = { reason: 'exited with code 3: no map', faultExitCode: 3, faultSignal: '', faultDetail: 'no map' };
  expect(faultWords({ ...fault, faultReason: 'exited' })).toBe('进程退出，退出码 3：no map');
  expect(faultWords({ ...fault, faultReason: '' })).toBe(fault.reason);
});

const step = { threshold: null, resource: 'cpu', value: 0, reason: '' } as const;

it.each([
  [{ cause: 'min' }, '少于最少服务器'],
  [{ cause: 'max' }, '多于最多服务器'],
  [{ cause: 'above', threshold: 70, value: 82.5 }, 'CPU 82.5%，高于 70%'],
  [{ cause: 'below', threshold: 30, value: 12, resource: 'memory' }, '内存 12%，低于 30%'],
  [{ cause: 'above' }, '负载高于阈值'],
  [{ cause: '', reason: 'as it was said before' }, 'as it was said before'],
])('says why an autoscaler took a step: %j', (given, said) => {
  expect(causeWords({ ...step, ...given })).toBe(said);
});

it('knows no load of a step that keeps to the bounds', () => {
  expect(['min', 'max', 'above', 'below', ''].map((cause) => isByLoad({ cause }))).toEqual([
    ...[false, false, true, true, true],
  ]);
});
