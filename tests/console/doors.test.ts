import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { behindTheDoor } from '../../packages/web/doors.ts';

const FEATURES = join(import.meta.dirname, '../../packages/web/src/features');

describe('the door of a service with many screens', () => {
  it.each([
    'passport',
    'admin',
    'billing',
    'billing-admin',
    'func',
    'knowledge',
    'multiverse',
    'policy',
    'push',
    'save',
    'session',
    'ticket',
  ])('names every screen of %s and no file of one', (feature) => {
    const code = readFileSync(join(FEATURES, feature, 'screens.ts'), 'utf8');
    const before = code.match(/import\('\.\/.+?'\)/g) ?? [];
    const behind = behindTheDoor(code);
    expect(before.length).toBeGreaterThan(0);
    expect(behind.match(/'[^',]+'[,\]]/g)).toHaveLength(before.length + (code.match(/^export const/gm)?.length ?? 0));
    expect(behind).not.toMatch(/import\('\.\/.+\.tsx'\)/);
  });

  it('leads to the list that a screen stands in', () => {
    const code = [
      'export const a = {',
      "  '/x': () => import('./x.tsx'),",
      '};',
      'export const b = {',
      "  y: () => import('./y.tsx'),",
      '};',
    ].join('\n');
    const behind = behindTheDoor(code);
    expect(behind).toContain("export const a = behind('a', ['/x'], open);");
    expect(behind).toContain("export const b = behind('b', ['y'], open);");
    expect(behind).toContain("const open = () => import('./screens.ts?door');");
  });

  it('takes no list that has anything else', () => {
    expect(() => behindTheDoor("export const a = {\n  '/x': () => import('./x.tsx'),\n  ...more,\n};")).toThrow(
      /a has more/,
    );
  });
});
