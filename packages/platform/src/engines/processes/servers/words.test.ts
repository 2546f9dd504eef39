import { describe, expect, it } from 'vitest';
import type { Server } from './port.ts';
import { endOf } from './words.ts';

const end = (given: Partial<NonNullable<Server['end']>>) =>
  endOf({ end: { reason: 'exited', exitCode: null, signal: null, lastLines: [], ...given } });

describe('endOf', () => {
  it('says of a program that ended how, and its last line', () => {
    expect(end({ exitCode: 1, lastLines: ['one', ' Error: no such level \n'] })).toEqual({
      ...{ reason: 'exited', exitCode: 1, signal: '', detail: 'Error: no such level' },
      msg: 'exited with code 1: Error: no such level',
    });
    const lastLines = ['Error: no such level', '    at load (/app/server.js:3:9)', '', 'Node.js v24.1.0'];
    expect(end({ exitCode: 1, lastLines }).msg).toBe('exited with code 1: Error: no such level');
    expect(end({ signal: 'SIGSEGV' })).toMatchObject({ signal: 'SIGSEGV', detail: '', msg: 'exited by SIGSEGV' });
  });

  it('says of one that was not started why', () => {
    const lastLines = ['the start file server.sh is not there'];
    expect(end({ reason: 'not started', lastLines }).msg).toBe('not started: the start file server.sh is not there');
    expect(end({ reason: 'not started' }).msg).toBe('not started');
  });

  it('needs no more than its word of the others, and says nothing of what was deleted', () => {
    expect(end({ reason: 'out of memory', lastLines: ['last words'] }).msg).toBe('out of memory');
    expect(end({ reason: 'deleted', lastLines: ['last words'] }).msg).toBe('');
  });
});
