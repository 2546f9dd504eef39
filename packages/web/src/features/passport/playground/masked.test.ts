import { describe, expect, it } from 'vitest';
import { masked } from './masked.ts';

describe('masked', () => {
  it('keeps tokens, codes, numbers and names out, at any depth', () => {
    const reply = {
      userAccessToken: 'eyJ.a.b',
      userRefreshToken: 'eyJ.c.d',
      user: { phoneNumber: '13800138000', realName: '陈灯', idCardNumber: '11010119900307', displayName: '林雀' },
      rows: [{ code: '428913', accessToken: 'x' }],
      isRealNameVerified: true,
    };
    expect(masked(reply)).toEqual({
      userAccessToken: '***',
      userRefreshToken: '***',
      user: { phoneNumber: '138****8000', realName: '***', idCardNumber: '***', displayName: '林雀' },
      rows: [{ code: '***', accessToken: '***' }],
      isRealNameVerified: true,
    });
  });

  it('leaves what is no text of such a name', () => {
    expect(masked({ code: 90108, phoneNumber: '', total: 0, list: ['a'], none: null })).toEqual({
      ...{ code: 90108, phoneNumber: '', total: 0, list: ['a'], none: null },
    });
  });
});
