import { createClient, session, type Transport } from '@uos/sdk/browser';
import { appTable } from '@uos/sdk/services/app';
import { billingTable } from '@uos/sdk/services/billing';
import { cdnTable } from '@uos/sdk/services/cdn';
import { describe, expect, it } from 'vitest';
import { text } from '../text.zh.ts';
import { errorFacts, isMissing } from './error-facts.ts';

/** A client whose every call is answered with this failure. */
function failing(status: number, body: unknown) {
  const transport: Transport = async () => ({
    status,
    header: (name) => ({ 'content-type': 'application/json', 'grpc-metadata-x-trace-id': 'r-1' })[name.toLowerCase()],
    text: async () => JSON.stringify(body),
    bytes: async () => new Uint8Array(),
    stream: () => {
      throw new Error('no call of this test reads a stream');
    },
  });
  return createClient(
    { origin: 'http://localhost', hosts: 'local', as: session({ appId: 'a' }), transport, retries: 0 },
    { app: appTable, billing: billingTable, cdn: cdnTable },
  );
}

const errorOf = (call: Promise<unknown>) => call.then(() => undefined).catch((error: unknown) => error);

describe('errorFacts', () => {
  it('shows the translated text and the request id', async () => {
    const error = await errorOf(failing(400, { code: 400, info: 'error to get app' }).app.get({ appId: 'a' }));
    expect(errorFacts(error)).toEqual({
      message: '获取应用失败',
      isExpired: false,
      isRefused: false,
      isBroken: false,
      requestId: 'r-1',
    });
  });

  it('says that the session is over, whichever service noticed it', async () => {
    const error = await errorOf(failing(401, { code: 3, details: [] }).cdn.buckets.list());
    expect(errorFacts(error)).toMatchObject({ message: '登录已过期,请重新登录.', isExpired: true });
  });

  it('has words where the fault is ours', () => {
    expect(errorFacts(new TypeError('x is not a function')).message).toBe(text.unknownError);
  });
});

describe('isMissing', () => {
  it('asks the words of the server, not only its status', async () => {
    const known = await errorOf(failing(400, { code: 400, info: 'error to get app' }).app.get({ appId: 'a' }));
    const busy = await errorOf(failing(400, { code: 400, info: 'request err' }).app.get({ appId: 'a' }));
    expect([isMissing(known), isMissing(busy), isMissing(new TypeError('no'))]).toEqual([true, false, false]);
  });
});
