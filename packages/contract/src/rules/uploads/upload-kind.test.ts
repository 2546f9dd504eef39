import { describe, expect, it } from 'vitest';
import { checkUpload, uploadKinds } from './upload-kind.ts';

describe('checkUpload', () => {
  it('takes each kind by its extension, in any case', () => {
    expect(checkUpload(uploadKinds.androidPackage, 'game.APK')).toBeUndefined();
    expect(['a.apk', 'a.aab'].map((name) => checkUpload(uploadKinds.protectionPackage, name))).toEqual([
      undefined,
      undefined,
    ]);
    expect(checkUpload(uploadKinds.harmonyPackage, 'v1.0.hap')).toBeUndefined();
  });

  it('refuses another extension and a name without one, and says what is taken', () => {
    expect(checkUpload(uploadKinds.androidPackage, 'a.aab')).toEqual({
      zh: '安卓安装包须为 .apk 文件',
      en: 'Android package: a .apk file',
    });
    expect(checkUpload(uploadKinds.androidPackage, 'apk')).toBeDefined();
    expect(checkUpload(uploadKinds.harmonyPackage, 'a.hap.zip')).toBeDefined();
  });

  it('takes a zip under all four of its MIME types, or under none', () => {
    const types = [...(uploadKinds.zip.mimeTypes as readonly string[]), ''];
    expect(types.map((type) => checkUpload(uploadKinds.zip, 'a.zip', type))).toEqual(types.map(() => undefined));
    expect(checkUpload(uploadKinds.zip, 'a.zip', 'text/html')).toBeDefined();
    expect(checkUpload(uploadKinds.zip, 'a.rar', 'application/zip')).toBeDefined();
  });
});
