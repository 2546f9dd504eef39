import { afterEach, expect, it, vi } from 'vitest';

const record = { title: '修改应用信息', titleEn: 'Change an app', operation: 'app.update' };

afterEach(() => {
  vi.doUnmock('../../kit/language/language.zh.ts');
  vi.resetModules();
});

async function inLanguage(language: 'zh' | 'en') {
  vi.doMock('../../kit/language/language.zh.ts', () => ({ language }));
  return (await import('./record-title.ts')).recordTitle;
}

it('says what was done in the language of the console', async () => {
  expect((await inLanguage('zh'))(record)).toBe('修改应用信息');
  vi.resetModules();
  expect((await inLanguage('en'))(record)).toBe('Change an app');
});

it('says what was reported in its own words, and names the call where it has none', async () => {
  const title = await inLanguage('en');
  expect(title({ title: '扩容', operation: 'scale' })).toBe('扩容');
  expect(title({ title: '', operation: 'scale' })).toBe('scale');
});
