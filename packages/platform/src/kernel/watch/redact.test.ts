import { declared, services } from '@uos/contract';
import { describe, expect, it } from 'vitest';
import { plainPath, plainQuery, redactor } from './redact.ts';

const operation = (id: string) => {
  const found = declared(services).find((call) => call.id === id);
  if (found === undefined) {
    throw new Error(`no operation ${id}`);
  }
  return redactor(found);
};

describe('redactor', () => {
  it('takes out what the contract calls a secret, and what is named like one', () => {
    const redact = operation('app.secrets.regenerate');
    expect(redact({ AppSecret: 'a', AppServiceSecret: 'b', nested: [{ clientSecret: 'c', name: 'kept' }] })).toEqual({
      AppSecret: '[redacted]',
      AppServiceSecret: '[redacted]',
      nested: [{ clientSecret: '[redacted]', name: 'kept' }],
    });
    const login = operation('session.login');
    expect(login({ Code: 'x', CodeVerifier: 'y', RedirectUri: 'http://localhost/login?state=1' })).toEqual({
      Code: '[redacted]',
      CodeVerifier: '[redacted]',
      RedirectUri: 'http://localhost/login?[redacted]',
    });
  });

  it('takes out a name that stands beside the number of an identity card', () => {
    const redact = operation('session.verifyRealName');
    expect(redact({ Name: 'a', IdCard: 'b' })).toEqual({ Name: '[redacted]', IdCard: '[redacted]' });
  });

  it('leaves what is empty, and what only counts or names', () => {
    const redact = operation('cdn.buckets.list');
    const plain = { token: '', secret: null, hasPassword: true, tokenClassId: 'id', code: 0, size: 12, name: 'b' };
    expect(redact(plain)).toEqual({ ...plain, code: '[redacted]' });
  });
});

describe('plainQuery', () => {
  it('shows values of known keys only, and only where they look like a word', () => {
    const query = new URLSearchParams('page=2&per_page=10&path=secret/place&status=a b&token=x&we%20ird=1');
    expect(plainQuery(query)).toEqual({ page: '2', per_page: '10', path: '…', status: '…', token: '…', '…': '…' });
  });
});

describe('plainPath', () => {
  it('leaves out segments that are more than a name', () => {
    expect(plainPath('/api/v1/0f8fad5b-d9cb-469f-a165-708677289501')).toBe(
      '/api/v1/0f8fad5b-d9cb-469f-a165-708677289501',
    );
    expect(plainPath(`/signed/${'x'.repeat(60)}/a%20b`)).toBe('/signed/…/…');
  });
});
