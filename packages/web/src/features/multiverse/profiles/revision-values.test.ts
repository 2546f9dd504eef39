import { describe, expect, it } from 'vitest';
import { sentOf, valuesOf, wordsOf } from './revision-values.ts';

const blank = valuesOf(undefined);

describe('sentOf', () => {
  it('leaves out empty rows and what the platform decides', () => {
    const sent = sentOf({
      ...blank,
      imageId: 'image',
      portList: [...blank.portList, { name: '', protocol: 'TCP', port: undefined }],
      envList: [
        { envKey: 'MAP', envValue: 'harbour' },
        { envKey: '', envValue: '' },
      ],
    });
    expect(sent).toEqual({
      imageId: 'image',
      startCommand: '',
      startArgs: '',
      workDir: '',
      description: '',
      portList: [{ name: 'game', protocol: 'UDP', port: 9998 }],
      envList: [{ envKey: 'MAP', envValue: 'harbour' }],
      fileConfigs: [],
      allocationTTL: { hour: 0, minute: 0, second: 30 },
    });
  });

  it('keeps a row that is half filled in, so that the rules name it', () => {
    const sent = sentOf({ ...blank, portList: [{ name: 'web', protocol: 'TCP', port: undefined }] });
    expect(sent.portList).toEqual([{ name: 'web', protocol: 'TCP', port: 0 }]);
  });
});

describe('wordsOf', () => {
  it('names the image that was chosen', () => {
    const words = wordsOf({ ...blank, imageId: 'b', allocationTTL: 90 }, [
      { id: 'a', name: 'harbour 1.3' },
      { id: 'b', name: 'harbour 1.4' },
    ]);
    expect(words.imageName).toBe('harbour 1.4');
    expect(words.allocationTTL).toEqual({ hour: 0, minute: 1, second: 30 });
  });
});
