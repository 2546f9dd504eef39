// An operation or an error without a case fails, so that the table cannot fall behind the contract.

import { declared, isFile, services } from '@uos/contract';
import { describe, expect, it } from 'vitest';
import { isServed } from '../../../packages/platform/src/kernel/call/route.ts';
import { mounted } from '../../../packages/platform/src/services/mounted.ts';
import { cases } from '../cases/index.ts';

// What another room proves: bytes are streams (services/cdn/content), sign-in refusals need a provider that is down.
const PROVED_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'session.login': ['request err', 'account blocked'],
  'session.linkPartner': ['request err'],
  'session.links.create': ['request err'],
  // why: only a platform off loopback has no provider; services/payment
  'payment.create': ['request err'],
  // why: the database has to be broken for it; error-table.test.ts
  'user.clearLoginState': ['failed to delete authToken from redis'],
};

const handlers = new Map(mounted.map(({ service, handlers }) => [service.name, handlers]));
const served = declared(services).filter((call) => !isFile(call) && isServed(handlers.get(call.service.name), call));

describe('every served operation', () => {
  it('has a case, and each declared error has one', () => {
    const missing = served.flatMap((call) => {
      const covered = cases[call.id];
      if (covered === undefined) {
        return [call.id];
      }
      const known = [...Object.keys(covered.errors ?? {}), ...(PROVED_ELSEWHERE[call.id] ?? [])];
      return (call.operation.errors ?? [])
        .map(String)
        .filter((error) => !known.includes(error))
        .map((error) => `${call.id}: ${error}`);
    });
    expect(missing).toEqual([]);
  });

  it('has no case of an operation that is gone', () => {
    const ids = new Set(served.map((call) => call.id));
    expect(Object.keys(cases).filter((id) => !ids.has(id))).toEqual([]);
  });
});
