import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonProblem, placeOf } from './json-problem.ts';

describe('jsonProblem', () => {
  it('finds nothing wrong with JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(jsonProblem(json)).toBeUndefined();
      }),
    );
    expect(jsonProblem(' [1, -0.5e+3, "\\u4e00", {}, []] ')).toBeUndefined();
  });

  it('finds a fault in every other text', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom(',', '}', '"', ':', 'x', ''), (json, place, sign) => {
        const at = place % (json.length + 1);
        const broken = json.slice(0, at) + sign + json.slice(at + 1);
        let isJson = true;
        try {
          JSON.parse(broken);
        } catch {
          isJson = false;
        }
        expect(jsonProblem(broken) === undefined).toBe(isJson);
      }),
    );
  });

  it.each([
    ['', 0, 'empty'],
    ['{"a": 1,}', 8, 'expected'],
    ['{"a" 1}', 5, 'expected'],
    ['{"a": [1, 2}', 11, 'expected'],
    ['{"a": "x\n"}', 6, 'bad-string'],
    ["{'a': 1}", 1, 'expected'],
    ['{"a": 1', 7, 'unclosed'],
    ['{} {}', 3, 'trailing'],
    ['[1 2]', 3, 'expected'],
  ] as const)('says where %j goes wrong', (source, offset, fault) => {
    expect(jsonProblem(source)).toEqual({ offset, fault });
  });
});

describe('placeOf', () => {
  it('counts lines and columns from one', () => {
    expect(placeOf('{\n  "a": x\n}', 9)).toEqual({ line: 2, column: 8 });
    expect(placeOf('x', 0)).toEqual({ line: 1, column: 1 });
  });
});
