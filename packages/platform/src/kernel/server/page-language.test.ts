import { describe, expect, it } from 'vitest';
import { pageLanguage } from './page-language.ts';

describe('pageLanguage', () => {
  it('is what the person chose, whatever the browser asks for', () => {
    expect(pageLanguage('uos-language=en', 'zh-CN')).toBe('en');
    expect(pageLanguage('a=b; uos-language=zh; c=d', 'en')).toBe('zh');
  });

  it('is the first that the browser asks for', () => {
    const asked = ['en-US,en;q=0.9,zh-CN;q=0.8', 'de, zh;q=0.3, EN;q=0.5', 'zh-Hant-TW, en', 'en;q=0, zh;q=0.1', 'en'];
    expect(asked.map((header) => pageLanguage(undefined, header))).toEqual(['en', 'en', 'zh', 'zh', 'en']);
  });

  it('is Chinese where nothing is asked for that there is', () => {
    const others = [undefined, '', '*', 'de-DE, fr;q=0.5', 'english', ';;,'];
    expect(others.map((header) => pageLanguage('uos-language=fr', header))).toEqual(others.map(() => 'zh'));
  });
});
