import { describe, expect, it } from 'vitest';
import { smsParts, smsText } from './sms.ts';

describe('smsText', () => {
  it('is signed, and has the code wherever the template asks for it', () => {
    const template = { signature: '星海', content: '{code} 是验证码，{code} 五分钟有效' };
    expect(smsText(template, '4289')).toBe('【星海】4289 是验证码，4289 五分钟有效');
  });
});

describe('smsParts', () => {
  it('is one up to 70 characters, and parts of 67 beyond', () => {
    expect([1, 70, 71, 134, 135].map((length) => smsParts('码'.repeat(length)))).toEqual([1, 1, 2, 2, 3]);
  });
});
