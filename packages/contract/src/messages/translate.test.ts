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

  it('carries all words a message names, wherever the text has them', () => {
    expect(translate('save quota exceeded: 3 of 2', 'zh')).toBe('超过存档配额：3，上限 2');
    expect(translate('save quota exceeded: 200.5 MB of 200 MB', 'zh')).toBe('超过存档配额：200.5 MB，上限 200 MB');
    expect(translate('changed by ana of it at 10:04', 'zh')).toBe('ana of it 已于 10:04 修改，请重新打开后再改');
    expect(translate('the mysql server of the operator is version 5.6, and 8.0 or newer is needed', 'zh')).toBe(
      '管理员指定的 mysql 服务器版本是 5.6，需要 8.0 或更高版本',
    );
    expect(translate('save quota exceeded:  of 2', 'zh')).toBe('save quota exceeded:  of 2');
    expect(translate('save quota exceeded: 3 of ', 'zh')).toBe('save quota exceeded: 3 of');
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
