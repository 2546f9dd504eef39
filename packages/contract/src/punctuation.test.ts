import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// why not these: the specification writes their texts so, to the letter
const VERBATIM = /^(messages\/(server-messages|status-texts)|screens\/.*)\.ts$/;

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !VERBATIM.test(path.replaceAll('\\', '/')),
);

describe('Chinese texts of the contract', () => {
  it('use full-width punctuation between Chinese', () => {
    const wrong = sources.flatMap((path) =>
      readFileSync(join(import.meta.dirname, path), 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line))
        .filter((line) => /\p{Script=Han}[,;:!?] ?\p{Script=Han}|\p{Script=Han}\([^()']*\)/u.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(sources.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});
