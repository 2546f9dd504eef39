import { describe, expect, it } from 'vitest';
import { services } from '../index.ts';
import { type FieldWords, fieldWords, titleOf } from './titles.ts';
import { declared } from './walk.ts';

function wordsOf(id: string): FieldWords {
  const call = declared(services).find((one) => one.id === id);
  if (call === undefined) {
    throw new Error(`no operation ${id}`);
  }
  return fieldWords(call.operation);
}

describe('fieldWords', () => {
  it('knows what a reply has, and what is only sent', () => {
    const { titles } = wordsOf('passport.realms.update');
    expect(titles.get('realm.externalRealmID')).toBe('外部关联 ID');
    expect(titles.get('externalRealmID')).toBe('外部关联 ID');
  });

  it('looks into objects that are optional, and into entities that others hold', () => {
    const { titles } = wordsOf('cdn.buckets.update');
    expect(titles.get('attributes.promote_only')).toBe('仅晋级');
    expect(titles.get('last_release.notes')).toBe('说明');
  });

  it('has the words of an enum, and none of what is no enum', () => {
    const { labels } = wordsOf('remoteConfig.overrides.enable');
    expect(labels.get('override.status')?.enable).toMatchObject({ zh: '已启用', en: 'Enabled' });
    expect(labels.has('override.name')).toBe(false);
  });
});

describe('titleOf', () => {
  const titles = new Map([
    ['name', '名称'],
    ['attributes', '属性'],
    ['attributes.promote_only', '仅晋级'],
  ]);

  it('names a field of the thing itself', () => {
    expect(titleOf(titles, 'name')).toBe('名称');
  });

  it('says what a field is part of', () => {
    expect(titleOf(titles, 'attributes.promote_only')).toBe('属性 · 仅晋级');
  });

  it('keeps a key that somebody chose', () => {
    expect(titleOf(titles, 'attributes.theirOwn')).toBe('属性 · theirOwn');
  });

  it('has no word for what the contract does not know', () => {
    expect(titleOf(titles, 'other')).toBeUndefined();
    expect(titleOf(titles, 'other.inner')).toBeUndefined();
  });
});
