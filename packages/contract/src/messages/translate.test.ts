import { describe, expect, it } from 'vitest';
import { translate } from './translate.ts';

describe('translate', () => {
  it('puts the payment provider before its text', () => {
    expect(translate('invalid payment amount', 'zh')).toBe('支付宝金额无效');
    expect(translate('invalid payment amount', 'zh', { zh: '云闪付', en: 'UnionPay' })).toBe('云闪付金额无效');
  });

  it('carries the word a message names into the text', () => {
    expect(translate('service conflicts with usync', 'zh')).toBe('与已开通的服务 usync 互斥');
    expect(translate('persona not found', 'zh')).toBe('角色不存在');
    expect(translate('service conflicts with $&', 'en')).toBe('conflicts with the enabled service $&');
  });

  it('prefers an exact entry to one with braces', () => {
    expect(translate('backfill not found', 'zh')).toBe('回填不存在');
  });

  it('shows what nobody translated as the server wrote it', () => {
    for (const text of ['quota exceeded: 3', 'constructor', '__proto__', ' not found', '']) {
      expect(translate(text, 'zh')).toBe(text.trim());
    }
  });
});
