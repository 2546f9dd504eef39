import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  AccountBlockedError,
  apiError,
  type FailedAnswer,
  isUosError,
  LoginExpiredError,
  ObjectTooLargeError,
  PermissionError,
  TrialLimitError,
  UosAbortError,
  UosApiError,
  UosConnectionError,
  UosError,
  UosInputError,
  UosTimeoutError,
} from './errors.ts';

const failed = (status: number, style: FailedAnswer['style'], body?: unknown) =>
  apiError(
    { operation: 'cdn.buckets.get', service: 'cdn', status, requestId: 't-1' },
    { style, body, retryAfterMs: undefined },
  );

describe('apiError', () => {
  it('gives a class of its own only where callers branch', () => {
    const tooLarge = { code: 3, message: 'Object size exceeding limit' };
    expect([
      failed(401, 'platform').constructor,
      failed(403, 'cdn').constructor,
      failed(423, 'platform').constructor,
      failed(400, 'multiverse', tooLarge).constructor,
      failed(400, 'multiverse', { code: 8, message: 'trial' }).constructor,
      failed(400, 'multiverse', { code: 3, message: 'bad' }).constructor,
      failed(400, 'cdn', tooLarge).constructor,
      failed(429, 'passport', { code: 8 }).constructor,
    ]).toEqual([
      LoginExpiredError,
      PermissionError,
      AccountBlockedError,
      ObjectTooLargeError,
      TrialLimitError,
      UosApiError,
      UosApiError,
      UosApiError,
    ]);
  });

  it('reads the message and the number of each family of servers', () => {
    const said = (style: FailedAnswer['style'], body: unknown) => {
      const { code, serverMessage } = failed(400, style, body);
      return { code, serverMessage };
    };
    expect(said('platform', { code: 400, info: 'invalid parameters' })).toEqual({
      code: 400,
      serverMessage: 'invalid parameters',
    });
    expect(said('cdn', { code: 5, details: ['bucket not found', 'x'] })).toEqual({
      code: 5,
      serverMessage: 'bucket not found; x',
    });
    expect(said('passport', { code: 9, passportErrorCode: 90_001, message: 'wrong state' })).toEqual({
      code: 90_001,
      serverMessage: 'wrong state',
    });
    expect(said('service', { errorMsg: 'no' })).toEqual({ code: undefined, serverMessage: 'no' });
    expect(said('service', undefined)).toEqual({ code: undefined, serverMessage: undefined });
  });

  it('shows the text of the catalogue, in both languages', () => {
    const error = failed(400, 'platform', { info: 'invalid parameters' });
    expect([error.display(), error.display('en')]).toEqual(['参数无效', 'invalid parameters']);
    expect(failed(401, 'platform').display('zh')).toBe('登录已过期,请重新登录.');
    expect(failed(500, 'cdn', { details: ['boom'] }).display('zh')).toBe('Internal Server Error.');
  });

  it('serialises its facts', () => {
    expect(
      JSON.parse(JSON.stringify(failed(404, 'cdn', { code: 5, details: ['bucket not found'] }))),
    ).toMatchInlineSnapshot(`
      {
        "code": 5,
        "kind": "api",
        "message": "cdn.buckets.get: 404 bucket not found",
        "name": "UosApiError",
        "operation": "cdn.buckets.get",
        "requestId": "t-1",
        "serverMessage": "bucket not found",
        "service": "cdn",
        "status": 404,
      }
    `);
  });
});

describe('the failures of this side', () => {
  it('say what happened in both languages', () => {
    const refused = new UosConnectionError('refused', { origin: 'http://localhost:6080', reason: 'refused' });
    const late = new UosTimeoutError('timeout', { timeoutMs: 1500 });
    const stopped = new UosAbortError('abort', {});
    expect(
      [refused, late, stopped].map((error) => [error.kind, error.message, error.display('zh')]),
    ).toMatchInlineSnapshot(`
      [
        [
          "connection",
          "cannot connect to http://localhost:6080: connection refused, nothing is listening there",
          "无法连接 http://localhost:6080:连接被拒绝，服务没有启动",
        ],
        [
          "timeout",
          "no answer within 1.5 s",
          "请求超时（1.5 秒）",
        ],
        [
          "abort",
          "the call was aborted",
          "请求已取消",
        ],
      ]
    `);
    expect({ ...refused }).toMatchObject({ origin: 'http://localhost:6080', reason: 'refused' });
  });
});

describe('isUosError', () => {
  it('knows its own, also from another copy of the package', () => {
    expect(isUosError(new UosInputError('x'))).toBe(true);
    expect(isUosError({ [Symbol.for('@uos/sdk.error')]: true })).toBe(true);
    expect([isUosError(new Error('x')), isUosError(undefined), isUosError('x')]).toEqual([false, false, false]);
  });

  it('holds for every class, which are errors and keep their cause', () => {
    const cause = new Error('why');
    const error = new UosInputError('x', { cause, field: 'id' });
    expect(error).toBeInstanceOf(UosError);
    expect(error).toBeInstanceOf(Error);
    expect([error.cause, error.field, error.name, error.display()]).toEqual([cause, 'id', 'UosInputError', 'x']);
    expect(inspect(error)).toContain('why');
  });
});
