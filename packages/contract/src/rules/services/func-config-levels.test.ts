import { describe, expect, it } from 'vitest';
import { funcConfigLevelName, readFuncConfigLevels } from './func-config-levels.ts';

const own = JSON.stringify([
  { cpu: '8000m', name: '旗舰' },
  { cpu: '100m', name: '体验' },
]);

describe('readFuncConfigLevels', () => {
  it('extends the four built-in levels with the app’s own', () => {
    expect(readFuncConfigLevels(undefined).value?.map(({ cpu }) => cpu)).toEqual(['100m', '1000m', '2000m', '4000m']);
    expect(readFuncConfigLevels('').value).toHaveLength(4);
    expect(readFuncConfigLevels(own).value?.map(({ cpu, zh }) => `${cpu} ${zh}`)).toEqual([
      ...['100m 体验', '1000m 标准', '2000m 中配', '4000m 高配', '8000m 旗舰'],
    ]);
  });

  it('gives a reason for text that is no such JSON', () => {
    const bad = ['{', 'null', '{}', '7', '[1]', '[null]', '[{"cpu":100,"name":"a"}]', '[{"cpu":"1m"}]'];
    expect(bad.filter((text) => readFuncConfigLevels(text).value !== undefined)).toEqual([]);
  });
});

describe('funcConfigLevelName', () => {
  it('names built-in and own levels', () => {
    expect([funcConfigLevelName('1000m').zh, funcConfigLevelName('8000m', own).zh]).toEqual(['标准', '旗舰']);
  });

  it('falls back to 定制化 for invalid JSON and for a level nobody named', () => {
    expect(funcConfigLevelName('1000m', '{oops').zh).toBe('定制化');
    expect(funcConfigLevelName('9000m', own)).toEqual({ zh: '定制化', en: 'Custom' });
  });
});
