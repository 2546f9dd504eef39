import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, type TextRule } from '../text-rule.ts';
import * as names from './names.ts';

const { oneLine: _oneLine, oneLineIfAny: _oneLineIfAny, reservedBadge: _reservedBadge, ...rules } = names;

/** Boundary cases of every rule: what passes, what is refused. */
const cases: Record<keyof typeof rules, { fine: string[]; refused: string[] }> = {
  generalName: {
    fine: ['', 'a', '7', 'ab', 'a-b', 'a.b', 'a..b', '0-9', 'x'.repeat(500)],
    refused: ['A', '-', '.', '-a', 'a-', '.a', 'a.', 'a_b', 'a b', 'aB', 'ä', 'a\n'],
  },
  slug: {
    fine: ['a', 'A1', 'total-kills', 'a-1-B'],
    refused: ['', '-', 'a-', '-a', 'a--b', 'a_b', 'a.b', 'a b', '名'],
  },
  rfc1123Name: {
    fine: ['', 'a', '0', 'a-b', 'a--b', 'x'.repeat(56)],
    refused: ['x'.repeat(57), 'A', 'a.b', 'a_b', '-a', 'a-', '-'],
  },
  bucketName: {
    fine: ['a', '1', 'h5 game_v1.0-rc', 'x'.repeat(60)],
    refused: ['', ' ', '_', 'a ', ' a', '_a', 'a_', 'A', 'x'.repeat(61), 'a/b', '桶'],
  },
  badgeName: {
    fine: ['latest', 'Test', 'Prod', 'v1.0.2', '.', '_', '-', 'x'.repeat(64)],
    refused: ['', 'x'.repeat(65), 'a b', 'a/b', '发布'],
  },
  appName: {
    fine: ['a', '我的游戏', 'My Game 2', ' a ', 'x'.repeat(60)],
    refused: ['', ' ', '\u3000', 'a\u0000b', 'a\nb', '\u007f', 'x'.repeat(61)],
  },
  realmName: { fine: ['一区', 'x'.repeat(64)], refused: ['', '  ', 'a\tb', 'x'.repeat(65)] },
  featureSlug: { fine: ['weekly-score', 'x'.repeat(64)], refused: ['', 'GOLD_COIN', 'x'.repeat(65)] },
  itemSlug: {
    fine: ['GOLD_COIN', 'wpn_ar_01', 'a-', 'a__b', '9'],
    refused: ['', '_a', '-a', 'a b', 'a.b', 'x'.repeat(65)],
  },
  md5Hex: {
    fine: ['d41d8cd98f00b204e9800998ecf8427e'],
    refused: ['', 'D41D8CD98F00B204E9800998ECF8427E', 'd41d8cd98f00b204e9800998ecf8427', 'g'.repeat(32)],
  },
  uploadHash: {
    fine: ['d41d8cd98f00b204e9800998ecf8427e', 'unknown'],
    refused: ['', 'D41D8CD98F00B204E9800998ECF8427E', 'unknowns', 'Unknown', 'g'.repeat(32)],
  },
};

describe('names', () => {
  for (const [name, { fine, refused }] of Object.entries(cases)) {
    const rule: TextRule = rules[name as keyof typeof rules];
    it(`${name} accepts its shortest, longest and ordinary values`, () => {
      expect(fine.filter((value) => check(rule, value) !== undefined)).toEqual([]);
    });
    it(`${name} refuses what lies just outside and says so in both languages`, () => {
      expect(refused.filter((value) => check(rule, value) === undefined)).toEqual([]);
      expect(check(rule, refused[0] ?? '')).toEqual({ zh: rule.zh, en: rule.en });
    });
    it(`${name} means the same to JSON Schema, which compiles the pattern with the u flag alone`, () => {
      const schema = new RegExp(rule.pattern.source, 'u');
      fc.assert(
        fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...fine, ...refused)), (value) => {
          expect(schema.test(value)).toBe(rule.pattern.test(value));
        }),
      );
    });
  }

  it('the general name matches its own words for any text', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
    const spoken = (text: string): boolean => {
      if (text === '') {
        return true;
      }
      const edge = [text.at(0) ?? '', text.at(-1) ?? ''];
      return edge.every((c) => letters.includes(c)) && [...text].every((c) => `${letters}-.`.includes(c));
    };
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'z', '0', '9', '-', '.', '_', 'A', ' ') }), (text) => {
        expect(check(rules.generalName, text) === undefined).toBe(spoken(text));
      }),
    );
  });
});
