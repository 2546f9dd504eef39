import { describe, expect, it } from 'vitest';
import { checkWebhookHeader, checkWebhookHeaders, checkWebhookHeaderValue, webhookHeaders } from './webhook-headers.ts';

describe('webhookHeaders', () => {
  it('runs from Accept to X-XSS-Protection, in order and without doubles', () => {
    const lower = webhookHeaders.map((name) => name.toLowerCase());
    expect([webhookHeaders.at(0), webhookHeaders.at(-1)]).toEqual(['Accept', 'X-XSS-Protection']);
    expect(lower).toEqual([...new Set(lower)].toSorted());
  });
});

describe('checkWebhookHeader', () => {
  it('compares names without case', () => {
    expect(
      ['Authorization', 'authorization', 'CONTENT-TYPE'].filter((name) => checkWebhookHeader(name) !== undefined),
    ).toEqual([]);
  });

  it('refuses names of our own making and broken ones', () => {
    const bad = ['', 'X-My-Token', 'Accept ', 'Accept\r\nHost', 'constructor'];
    expect(bad.filter((name) => checkWebhookHeader(name) === undefined)).toEqual([]);
  });
});

describe('checkWebhookHeaderValue', () => {
  it('refuses a value that would start a new header', () => {
    expect(checkWebhookHeaderValue('Bearer abc\t1')).toBeUndefined();
    expect(checkWebhookHeaderValue('a\r\nHost: b')).toBeDefined();
    expect(checkWebhookHeaderValue('令牌')).toBeDefined();
  });
});

describe('checkWebhookHeaders', () => {
  const wrong = (headers: Record<string, string>) => checkWebhookHeaders(headers)?.en;

  it('takes standard headers, each once', () => {
    expect(wrong({})).toBeUndefined();
    expect(wrong({ Authorization: 'Bearer a', Via: '' })).toBeUndefined();
    expect(wrong({ Via: 'a', via: 'b' })).toBe('The header via stands twice');
    expect(wrong({ 'X-Mine': '1' })).toBe('X-Mine is not a standard HTTP header');
    expect(wrong({ Via: 'a\r\nb' })).toBe('A header value has no line breaks or control characters');
  });

  it('takes at most twenty of 1024 characters', () => {
    const many = (count: number) => Object.fromEntries(webhookHeaders.slice(0, count).map((name) => [name, '1']));
    expect([wrong(many(20)), wrong(many(21))]).toEqual([undefined, 'At most 20 headers']);
    expect([wrong({ Via: 'a'.repeat(1024) }), wrong({ Via: 'a'.repeat(1025) })]).toEqual([
      undefined,
      'Via has at most 1024 characters',
    ]);
  });

  it('leaves to the platform what says how a report is sent', () => {
    const names = ['Host', 'content-length', 'Transfer-Encoding', 'Connection'];
    expect(names.filter((name) => wrong({ [name]: '1' }) === undefined)).toEqual([]);
  });
});
