import { describe, expect, it } from 'vitest';
import { contactPath, isInternalEmail, monitoringNamespace, userInfoMarker } from './product-constants.ts';

describe('isInternalEmail', () => {
  it('needs the whole domain, case ignored', () => {
    expect(isInternalEmail('a@Example.com', 'example.com')).toBe(true);
    expect(isInternalEmail('a@example.com', '@example.com')).toBe(true);
    expect(isInternalEmail('a@badexample.com', 'example.com')).toBe(false);
    expect(isInternalEmail('a@example.com.cn', 'example.com')).toBe(false);
    expect(isInternalEmail('a@example.com', '')).toBe(false);
  });
});

describe('userInfoMarker', () => {
  it('names the user, or the directory for an operator', () => {
    expect([userInfoMarker('小王', 'u-1'), userInfoMarker('ops')]).toEqual(['小王 | u-1', 'ops | (LDAP)']);
  });
});

describe('links', () => {
  it('carry their text and id', () => {
    expect(contactPath('超额 & 更多')).toBe('/contact-us?content=%E8%B6%85%E9%A2%9D%20%26%20%E6%9B%B4%E5%A4%9A');
    expect(monitoringNamespace('g1')).toBe('game-g1');
  });
});
