import { describe, expect, it } from 'vitest';
import { passportErrorCodes, passportGrpcCode, serviceErrorCodes } from './error-codes.ts';

describe('passportErrorCodes', () => {
  it('all carry a gRPC number that has an HTTP status', () => {
    const lost = Object.keys(passportErrorCodes).filter(
      (code) => serviceErrorCodes[passportGrpcCode(Number(code))] === undefined,
    );
    expect(lost).toEqual([]);
    expect([passportGrpcCode(90_108), passportGrpcCode(160_113)]).toEqual([9, 16]);
  });
});
