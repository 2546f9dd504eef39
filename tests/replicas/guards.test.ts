import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/support/workspace.ts';
import { GUARDS } from './guards.ts';
import { RACES } from './races.ts';

describe('the list of guards', () => {
  it.each(GUARDS.map((guard) => [guard.name, guard] as const))('still finds: %s', (_name, guard) => {
    const parts = readFileSync(join(ROOT, guard.file), 'utf8').split(guard.guarded);
    expect(parts).toHaveLength(2);
    expect(Object.keys(RACES)).toContain(guard.race);
  });
});
