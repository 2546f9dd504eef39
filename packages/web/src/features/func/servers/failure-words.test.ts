import { expect, it } from 'vitest';
import { failureWords } from './failure-words.ts';

it.each([
  ['exited with code 1: Error: Cannot find module', '进程退出，退出码 1：Error: Cannot find module'],
  ['exited by SIGSEGV', '进程退出，SIGSEGV'],
  ['exited with code 0', '进程退出，退出码 0'],
  ['not started: spawn ENOENT', '未能启动：spawn ENOENT'],
  ['heartbeat lost', '心跳丢失'],
  ['the region has no room', 'the region has no room'],
  ['', ''],
])('says %j in words of the page', (given, said) => {
  expect(failureWords(given)).toBe(said);
});
