import { describe, expect, it } from 'vitest';
import { services } from '../../src/index.ts';
import { readServices } from '../../src/reference/model.ts';
import { sdkFields } from '../sdk-fields.ts';
import { sdkColumns } from '../sdk-view.ts';
import { englishTitle, englishTitles } from './english-title.ts';

describe('englishTitle', () => {
  it('is the one of the Chinese title, or else the key in words', () => {
    expect(englishTitle('created_at', '创建时间')).toBe('Created');
    const keys = ['content_size', 'realmID', 'tagIDs', 'CPUQuota', 'appName', 'os', 'a.b'];
    expect(keys.map((key) => englishTitle(key, '?'))).toEqual([
      ...['Content size', 'Realm ID', 'Tag IDs', 'CPU quota', 'App name', 'OS', 'A b'],
    ]);
  });

  it('knows no title that the contract does not have', () => {
    const sources = readServices(services).map((model) => sdkColumns(model) + sdkFields(model));
    const unused = Object.keys(englishTitles).filter(
      (title) => !sources.some((source) => source.includes(`'${title}'`)),
    );
    expect(unused).toEqual([]);
  });

  it('has no Chinese', () => {
    expect(Object.values(englishTitles).filter((title) => /\p{Script=Han}/u.test(title))).toEqual([]);
  });
});
