import { describe, expect, it } from 'vitest';
import * as s from './schemas.ts';

describe('ServiceTokenCreate', () => {
  const issue = (change: object) =>
    s.ServiceTokenCreate.safeParse({ Name: 'nightly-report', ServiceName: 'save', ...change }).error?.issues[0]
      ?.message;

  it('takes a slug and a service that has tokens', () => {
    expect(issue({})).toBeUndefined();
    for (const Name of ['', 'a--b', '-a', 'a b', 'a'.repeat(65), 7]) {
      expect(issue({ Name })).toBe('invalid service token name');
    }
    expect(issue({ ServiceName: 'push' })).toBe('invalid service name');
  });
});
