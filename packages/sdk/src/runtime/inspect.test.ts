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

describe('redactRequest', () => {
  it('masks who is calling but not how', () => {
    const headers = {
      authorization: 'Basic Y2FuYXJ5',
      cookie: 'sst=canary',
      'x-appid': 'app',
      'content-type': 'application/json',
    };
    expect(redactRequest('session.adminLogin', request({ headers })).headers).toEqual({
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
    const shown = redactRequest('x', request({ body, url: 'http://x/a?token=canary&page=1&Code=canary' }));
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
        "headers": {},
        "method": "POST",
        "operation": "x",
        "url": "http://x/a?token=***&page=1&Code=***",
      }
    `);
    expect(JSON.stringify(shown)).not.toContain('canary');
  });

  it('says of bytes and streams only what they are', () => {
    expect(redactRequest('x', request({ body: new Uint8Array(1024) })).body).toBe('<1024 bytes>');
    expect(redactRequest('x', request({ body: ReadableStream.from([]) })).body).toBe('<stream>');
    expect(redactRequest('x', request({})).body).toBeUndefined();
  });
});
