import { describe, expect, it } from 'vitest';
import { redactRequest } from './inspect.ts';
import type { WireRequest } from './types.ts';

const request = (rest: Partial<WireRequest>): WireRequest => ({
  method: 'POST',
  url: 'http://x/auth/admin-login',
  headers: {},
  timeoutMs: 1,
  ...rest,
});

const asked = (id: string, effect?: 'read' | 'write') => ({ id, row: effect === undefined ? {} : { effect } });

describe('redactRequest', () => {
  it('tells whether the call leaves everything as it was, by its method or by its row', () => {
    const told = (method: string, effect?: 'read' | 'write') =>
      redactRequest(asked('x', effect), request({ method })).effect;
    expect([told('GET'), told('HEAD'), told('POST'), told('DELETE')]).toEqual(['read', 'read', 'write', 'write']);
    expect([told('POST', 'read'), told('GET', 'write')]).toEqual(['read', 'write']);
  });

  it('masks who is calling but not how', () => {
    const headers = {
      authorization: 'Basic Y2FuYXJ5',
      cookie: 'sst=canary',
      'x-appid': 'app',
      'content-type': 'application/json',
    };
    expect(redactRequest(asked('session.adminLogin'), request({ headers })).headers).toEqual({
      authorization: 'Basic ***',
      cookie: 'sst=***',
      'x-appid': 'app',
      'content-type': 'application/json',
    });
  });

  it('masks secrets in body and query, at any depth', () => {
    const body = JSON.stringify({
      Username: 'ops',
      Password: 'canary',
      nested: [{ AppServiceSecret: 'canary', CodeVerifier: 'canary', name: 'x' }],
      tokenCount: 3,
    });
    const shown = redactRequest(asked('x'), request({ body, url: 'http://x/a?token=canary&page=1&Code=canary' }));
    expect(shown).toMatchInlineSnapshot(`
      {
        "body": {
          "Password": "***",
          "Username": "ops",
          "nested": [
            {
              "AppServiceSecret": "***",
              "CodeVerifier": "***",
              "name": "x",
            },
          ],
          "tokenCount": 3,
        },
        "effect": "write",
        "headers": {},
        "method": "POST",
        "operation": "x",
        "url": "http://x/a?token=***&page=1&Code=***",
      }
    `);
    expect(JSON.stringify(shown)).not.toContain('canary');
  });

  it('masks what a person is known by', () => {
    const person = { realName: 'canary', idCardNumber: 'canary', phoneNumber: 'canary', email: 'canary' };
    const body = JSON.stringify({ ...person, emailSent: 'kept', displayName: 'kept' });
    const shown = JSON.stringify(redactRequest(asked('x'), request({ body, url: 'http://x/a?phoneNumber=canary' })));
    expect(shown).not.toContain('canary');
    expect(shown.match(/kept/g)).toHaveLength(2);
  });

  it('says of bytes and streams only what they are', () => {
    expect(redactRequest(asked('x'), request({ body: new Uint8Array(1024) })).body).toBe('<1024 bytes>');
    expect(redactRequest(asked('x'), request({ body: ReadableStream.from([]) })).body).toBe('<stream>');
    expect(redactRequest(asked('x'), request({})).body).toBeUndefined();
  });
});
