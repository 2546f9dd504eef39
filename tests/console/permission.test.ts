// The console's buttons and the platform's doors are opened by one table: whom the one lets, the other lets.
import { declared, mayCall, services } from '@uos/contract';
import { describe, expect, it } from 'vitest';
import { type Role, refusal } from '../../packages/web/src/shell/permission/refusal.ts';

const ROLES: readonly Role[] = ['member', 'owner', 'operator', 'billing'];

describe('refusal', () => {
  const calls = declared(services);

  it.each(ROLES)('offers to %s what the platform lets them call, and nothing else', (role) => {
    const other = calls
      // why: what is for machines and players alone has no button
      .filter((call) => ROLES.some((person) => mayCall(call, person)))
      .filter((call) => (refusal([role], call.id) === undefined) !== mayCall(call, role));
    expect(other.map(({ id }) => id)).toEqual([]);
  });
});
