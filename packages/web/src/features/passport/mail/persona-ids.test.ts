import { describe, expect, it } from 'vitest';
import { idsIn, strangerIn } from './persona-ids.ts';

const ONE = '0f8fad5b-d9cb-469f-a165-708677289501';
const TWO = '0f8fad5b-d9cb-469f-a165-708677289502';

describe('persona ids of a list', () => {
  it('are found in any file, each once', () => {
    expect(idsIn(`personaID,name\r\n${ONE},林雀\r\n"${TWO.toUpperCase()}",白鹭\r\n${ONE},林雀`)).toEqual([ONE, TWO]);
    expect(idsIn('')).toEqual([]);
  });

  it('are told from words that are none', () => {
    expect(strangerIn(`${ONE}\n${TWO}，${ONE}`)).toBeUndefined();
    expect(strangerIn(`${ONE}\n林雀`)).toBe('林雀');
    expect(strangerIn(`x${ONE}`)).toBe(`x${ONE}`);
  });
});
