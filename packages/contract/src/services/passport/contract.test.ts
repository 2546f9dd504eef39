import { describe, expect, it } from 'vitest';
import { realm as ours } from './examples.ts';
import { idDomains } from './id-domains.ts';
import { realms } from './realms.ts';

describe('realms', () => {
  it('search with an empty body, as real clients do', () => {
    expect(realms.search.body?.parse({})).toEqual({});
  });

  it('refuse a body with a field nobody knows', () => {
    expect(realms.create.body?.safeParse({ name: '二服' })?.success).toBe(true);
    expect(realms.create.body?.safeParse({ name: '二服', colour: 'blue' })?.success).toBe(false);
  });

  it('refuse fields that only the server writes', () => {
    const { realmID: _id, ...rest } = ours;
    expect(realms.update.body?.safeParse(rest)?.success).toBe(false);
  });

  it('move to any of the four states', () => {
    for (const status of ['Created', 'Open', 'Maintenance', 'Closed']) {
      expect(realms.update.body?.parse({ status })).toEqual({ status });
    }
  });
});

describe('idDomains', () => {
  it('change neither production nor review through an update', () => {
    expect(idDomains.update.body?.safeParse({ production: true })?.success).toBe(false);
    expect(idDomains.update.body?.safeParse({ reviewStatus: 'Approved' })?.success).toBe(false);
    expect(idDomains.update.body?.parse({ mockSms: false })).toEqual({ mockSms: false });
  });
});
