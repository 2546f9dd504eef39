import { describe, expect, it } from 'vitest';
import { windConfig } from './examples.ts';
import * as s from './schemas.ts';

describe('WindPublishCreate', () => {
  const issue = (body: object) => s.WindPublishCreate.safeParse(body).error?.issues[0]?.message;

  it('answers whatever is wrong with one text', () => {
    expect(issue({ Platform: 'taptap' })).toBeUndefined();
    expect(issue({})).toBe('invalid publish info');
    expect(issue({ Platform: 'steam' })).toBe('invalid publish info');
    expect(issue({ Platform: 'vivo', Action: 'remove' })).toBe('invalid publish info');
    expect(issue({ Platform: 'vivo', PackageUrl: 'lighthouse.apk' })).toBe('invalid publish info');
    expect(issue({ Platform: 'vivo', PackageHash: 'ABC' })).toBe('invalid publish info');
  });

  it('takes the configuration as it was read, or any part of it', () => {
    const body = { Platform: 'wechat', Action: 'config', Config: windConfig };
    expect(s.WindPublishCreate.parse(body)).toEqual(body);
    expect(issue({ Platform: 'wechat', Action: 'config', Config: { weixin: { enabled: true } } })).toBeUndefined();
  });
});
