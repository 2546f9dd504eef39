import { describe, expect, it } from 'vitest';
import { checkWebhookHeader, checkWebhookHeaderValue, webhookHeaders } from './webhook-headers.ts';

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
