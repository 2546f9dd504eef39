import { describe, expect, it } from 'vitest';
import { check, type TextRule } from '../text-rule.ts';
import * as identifiers from './identifiers.ts';

const { reservedEnvKeys, normalizeSha1, isUuid, ...rules } = identifiers;
const hex = 'da39a3ee5e6b4b0d3255bfef95601890afd80709';
const withColons = normalizeSha1(hex);

const cases: Record<keyof typeof rules, { fine: string[]; refused: string[] }> = {
  uuidText: {
    fine: ['0f8fad5b-d9cb-469f-a165-708677289501', '0F8FAD5B-D9CB-469F-A165-708677289501'],
    refused: ['', '0f8fad5bd9cb469fa165708677289501', '0f8fad5b-d9cb-469f-a165-70867728950g'],
  },
  envKey: { fine: ['A', '_', 'a1', 'UOS_APP_ID'], refused: ['', '1A', 'A-B', 'A B', 'A=B', 'Ä'] },
  triggerName: { fine: ['a', 'A-1_b', 'x'.repeat(60)], refused: ['', '1a', '_a', 'a b', 'x'.repeat(61)] },
  joinCode: { fine: ['1234', 'a-B!', 'x'.repeat(16)], refused: ['123', 'a b c', '房间号码', 'x'.repeat(17)] },
  cpuQuantity: { fine: ['0m', '100m', '4000m'], refused: ['m', '100', '0.1', '-1m', '100M'] },
  memoryQuantity: { fine: ['154Mi', '0Mi'], refused: ['Mi', '154', '154MB', '154mi', '1.5Mi'] },
  fileNameText: {
    fine: ['rules.json', '配置.txt', '..a', 'x'.repeat(255)],
    refused: ['', '.', '..', 'a/b', '../a', 'a\0b', 'a\nb', 'x'.repeat(256)],
  },
  mountPath: {
    fine: ['/game', '/game/config', '/a/..b'],
    refused: ['', '/', 'game', '/game/', '/../etc', '/a/./b', '/a/..', '/a//b', '/a\tb'],
  },
  workFolder: {
    fine: ['/game', 'bin', 'bin/x', ''],
    refused: ['/', '..', '/..', 'a/../b', 'a/', './a', 'a//b'],
  },
  pathInside: {
    fine: ['server', './bin/server', 'bin/server', ''],
    refused: ['/bin/server', '../server', 'a/..', './', 'a\nb'],
  },
  sha1Fingerprint: {
    fine: [hex, hex.toUpperCase(), withColons],
    refused: ['', hex.slice(1), withColons.slice(3), withColons.replace(':', ''), `${hex}0`, 'g'.repeat(40)],
  },
  hexColor: { fine: ['#000000', '#FfAa09'], refused: ['', 'red', '#fff', '#gggggg', '#0000000'] },
  phoneNumber: { fine: ['13800000000', '19912345678'], refused: ['', '12800000000', '1380000000', '+8613800000000'] },
};

describe('identifiers', () => {
  it.each(Object.entries(cases))('%s accepts its own and refuses what lies beside it', (name, { fine, refused }) => {
    const rule: TextRule = rules[name as keyof typeof rules];
    expect(fine.filter((value) => check(rule, value) !== undefined)).toEqual([]);
    expect(refused.filter((value) => check(rule, value) === undefined)).toEqual([]);
    expect(new RegExp(rule.pattern.source, 'u').test(fine[0] ?? '')).toBe(true);
  });

  it('reserves names that are names', () => {
    expect(reservedEnvKeys.filter((key) => check(rules.envKey, key) !== undefined)).toEqual([]);
  });
});

describe('normalizeSha1', () => {
  it('gives one spelling for every accepted one', () => {
    expect(withColons).toBe('DA:39:A3:EE:5E:6B:4B:0D:32:55:BF:EF:95:60:18:90:AF:D8:07:09');
    expect(normalizeSha1(withColons.toLowerCase())).toBe(withColons);
  });
});

describe('isUuid', () => {
  it('knows an id in either case, and nothing around or beside it', () => {
    const id = '0f8fad5b-d9cb-469f-a165-708677289501';
    expect([id, id.toUpperCase(), '00000000-0000-0000-0000-000000000000'].every(isUuid)).toBe(true);
    expect([`${id}\n`, ` ${id}`, id.replaceAll('-', ''), `${id}0`, id.replace('0', 'g'), ''].some(isUuid)).toBe(false);
  });
});
