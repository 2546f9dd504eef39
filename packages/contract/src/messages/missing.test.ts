import { describe, expect, it } from 'vitest';
import { saysMissing } from './missing.ts';

const core = (info: string) => ({ status: 400, body: { code: 400, info, message: info, details: [] } });

describe('saysMissing', () => {
  it('knows the 400 of the platform core for an id that names nothing', () => {
    const texts = ['error to get app', 'invalid transaction id', 'error to get user', 'invalid parameters'];
    expect(texts.filter((text) => !saysMissing('platform', core(text)))).toEqual([]);
  });

  it('leaves every other 400 of the platform core a failure', () => {
    const texts = ['request err', 'Bad Request', 'invalid request payload', 'app is currently unavailable'];
    expect(texts.filter((text) => saysMissing('platform', core(text)))).toEqual([]);
    expect(saysMissing('platform', { status: 400 })).toBe(false);
  });

  it('reads the number of a service back-end: an id that is none, and one that nothing has', () => {
    expect(saysMissing('cdn', { status: 400, body: { code: 1, details: ['id: Invalid UUID'] } })).toBe(true);
    expect(saysMissing('passport', { status: 400, body: { code: 3, passportErrorCode: 30_001 } })).toBe(true);
    expect(saysMissing('cdn', { status: 404, body: { code: 5, details: ['bucket not found'] } })).toBe(true);
  });

  it('takes no state that forbids something for a missing thing', () => {
    expect(saysMissing('cdn', { status: 400, body: { code: 9, details: [] } })).toBe(false);
    expect(saysMissing('service', { status: 400, body: { code: 9, message: 'not now' } })).toBe(false);
    expect(saysMissing('passport', { status: 400, body: { code: 9, passportErrorCode: 90_030 } })).toBe(false);
    expect(saysMissing('platform', { status: 403, body: { info: 'error to get app' } })).toBe(false);
  });
});
