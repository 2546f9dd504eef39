import { describe, expect, it } from 'vitest';
import { serverLevel } from './server-lines.ts';

describe('serverLevel', () => {
  it('reads the level that a line names, and warns of what came on the stream of errors', () => {
    expect(serverLevel('stdout', 'ready on 9998')).toBe('info');
    expect(serverLevel('stderr', 'no map of that name')).toBe('warn');
    expect(serverLevel('stderr', 'ERROR: no map')).toBe('error');
    expect(serverLevel('platform', 'debug: started')).toBe('debug');
  });
});
