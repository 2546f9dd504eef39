import { describe, expect, it } from 'vitest';
import { isPlain } from './charset.ts';

describe('isPlain', () => {
  it.each([{ LANG: 'C' }, { LC_ALL: 'POSIX', LANG: 'zh_CN.UTF-8' }, { LC_CTYPE: 'zh_CN.GB2312' }, { TERM: 'dumb' }])(
    'is true of %j',
    (env) => {
      expect(isPlain(env)).toBe(true);
    },
  );

  it.each([{}, { LANG: 'C.utf8' }, { LANG: 'zh_CN.UTF-8' }, { LC_ALL: '', LANG: 'en_US.UTF-8' }])(
    'is false of %j',
    (env) => {
      expect(isPlain(env)).toBe(false);
    },
  );
});
