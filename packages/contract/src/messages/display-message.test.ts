import { describe, expect, it } from 'vitest';
import { displayMessage, errorOutcome, serverMessage } from './display-message.ts';
import { type ErrorStyleName, errorStyles, objectTooLarge } from './error-styles.ts';

const styles = Object.keys(errorStyles) as ErrorStyleName[];
const both = (style: ErrorStyleName, status: number, body?: unknown): string =>
  (['zh', 'en'] as const).map((language) => displayMessage(style, { status, body }, language)).join(' | ');

describe('displayMessage', () => {
  it('translates the message each style keeps in its own field', () => {
    expect(both('platform', 400, { code: 400, info: 'no selected month' })).toBe('未选择月份 | no month selected');
    expect(both('service', 400, { code: 3, message: 'invalid parameters' })).toBe('参数无效 | invalid parameters');
    expect(both('service', 400, { errorMsg: 'invalid payload' })).toBe('数据无效 | invalid data');
    expect(both('cdn', 404, { code: 5, reason: 'Not Found', details: ['bucket not found'] })).toBe(
      '资源桶不存在 | bucket not found',
    );
    expect(both('passport', 404, { code: 5, message: 'realm not found' })).toBe('区服不存在 | realm not found');
  });

  it('joins the details of content delivery and takes a plain string too', () => {
    expect(both('cdn', 400, { details: ['permission denied', 'path is empty'] })).toBe(
      '权限不足; path is empty | insufficient permission; path is empty',
    );
    expect(both('cdn', 400, { details: 'path is empty' })).toBe('path is empty | path is empty');
  });

  it('falls back to the words of each style when the body says nothing', () => {
    const silent = styles.map((style) => `${style}: ${both(style, 400, {})}`);
    expect(silent).toMatchInlineSnapshot(`
      [
        "platform: 内部服务出错 | Internal service error",
        "service: 请求错误 | Bad Request",
        "cdn: Bad Request. | Bad Request.",
        "multiverse: Bad Request. | Bad Request.",
        "passport: 请求错误 | Bad Request",
      ]
    `);
  });

  it('reads no body of a service failure beyond 4xx', () => {
    for (const style of ['service', 'cdn', 'multiverse', 'passport'] as const) {
      expect(displayMessage(style, { status: 502, body: { message: 'x', details: ['x'] } }, 'zh')).toBe(
        'Internal Server Error.',
      );
    }
    expect(both('platform', 500, {})).toBe('内部服务出错 | Internal service error');
    expect(both('platform', 503, { info: 'request err' })).toBe('请求错误 | request error');
  });

  it('gives 401, 403 and 423 their fixed texts on the platform and passport', () => {
    expect(both('platform', 401, { info: 'no session info' })).toMatch(/^登录已过期,请重新登录\. \| Login has expired/);
    expect(both('passport', 403, { message: 'permission denied' })).toMatch(/^权限不足,请联系组织管理员\. \| Insuff/);
    expect(both('platform', 423)).toContain('联系客服');
    expect(both('cdn', 401, { code: 3, details: ['use AppServiceSecret'] })).toContain('use AppServiceSecret');
  });

  it('survives any body', () => {
    for (const body of [undefined, null, '', 'oops', 7, [], ['x'], { info: 7, message: {}, details: [null, ' '] }]) {
      for (const style of styles) {
        expect(displayMessage(style, { status: 400, body }, 'zh')).toBe(errorStyles[style].fallback.zh);
        expect(serverMessage(style, body)).toBeUndefined();
      }
    }
  });
});

describe('serverMessage', () => {
  it('is the untranslated text', () => {
    expect(serverMessage('platform', { info: 'no selected month', message: 'x' })).toBe('no selected month');
    expect(serverMessage('service', { message: '', errorMsg: 'b' })).toBe('b');
    expect(serverMessage('cdn', { details: ['a', 'b'] })).toBe('a; b');
  });
});

describe('errorOutcome', () => {
  it('hands hosting’s size limit to the caller and its trial limit to the dialog', () => {
    expect(errorOutcome('multiverse', { status: 400, body: { code: 3, message: objectTooLarge } })).toBe('caller');
    expect(errorOutcome('multiverse', { status: 429, body: { code: 8, message: 'max servers' } })).toBe('trial-dialog');
    expect(errorOutcome('multiverse', { status: 400, body: { code: 3, message: 'bad port' } })).toBe('toast');
  });

  it('is a toast everywhere else, also for content delivery’s own codes 3 and 8', () => {
    expect(errorOutcome('cdn', { status: 401, body: { code: 3, details: [objectTooLarge] } })).toBe('toast');
    expect(errorOutcome('service', { status: 429, body: { code: 8, message: 'x' } })).toBe('toast');
    expect(errorOutcome('multiverse', { status: 500, body: { code: 8, message: 'x' } })).toBe('toast');
  });
});
