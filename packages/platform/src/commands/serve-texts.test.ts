import { describe, expect, it } from 'vitest';
import { explainFailure } from './serve-texts.ts';

const failed = (code: string, more: object = {}) => Object.assign(new Error('what Node says'), { code, ...more });

describe('explainFailure', () => {
  it('says of a certificate that is not trusted where its authority is named', () => {
    for (const code of [
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'SELF_SIGNED_CERT_IN_CHAIN',
      'ERR_TLS_CERT_ALTNAME_INVALID',
    ]) {
      const { exitCode, text } = explainFailure(failed(code), 'en');
      expect(exitCode).toBe(8);
      expect(text).toMatch(/^The certificate of PostgreSQL is not trusted: what Node says\n.*sslrootcert=/);
    }
    expect(explainFailure(failed('CERT_HAS_EXPIRED'), 'zh').text).toMatch(/^不信任 PostgreSQL 的证书/);
  });

  it('tells a data folder that is not there from one that cannot be written', () => {
    const missing = explainFailure(failed('ENOENT', { path: '/srv/uos' }), 'en');
    expect(missing).toEqual({
      exitCode: 5,
      text: 'There is no such data folder or file: /srv/uos\nName the data folder with --data; where the data is in PostgreSQL, set DATABASE_URL.',
    });
    expect(explainFailure(failed('EACCES', { path: '/srv/uos' }), 'en').text).toContain('cannot be written (EACCES)');
  });
});
