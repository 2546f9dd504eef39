import { describe, expect, it } from 'vitest';
import { checkServerTag, checkServerTags, serverTagOf } from './server-tags.ts';

describe('serverTagOf', () => {
  it('reads a key, and a key with its value', () => {
    expect(serverTagOf('zone')).toEqual({ key: 'zone' });
    expect(serverTagOf('zone=1=2')).toEqual({ key: 'zone', value: '1=2' });
    expect(serverTagOf('==')).toEqual({ key: '', value: '=' });
  });
});

describe('checkServerTag', () => {
  it('refuses what no list could be asked for', () => {
    expect(checkServerTag({ key: 'zone', value: 'a=b' })).toBeUndefined();
    const bad = [{ key: '' }, { key: 'a=b' }, { key: 'a\n' }, { key: 'k'.repeat(65) }];
    expect(bad.filter((tag) => checkServerTag(tag) === undefined)).toEqual([]);
    expect(checkServerTag({ key: 'zone', value: 'v'.repeat(257) })?.en).toBe('a value has at most 256 characters');
  });
});

describe('checkServerTags', () => {
  it('takes 32 of them and no more', () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, '']));
    expect(checkServerTags(many(32))).toBeUndefined();
    expect(checkServerTags(many(33))?.en).toBe('at most 32');
    expect(checkServerTags({ '': '' })).toBeDefined();
  });
});
