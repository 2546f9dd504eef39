import type { ConfigDocument } from '@uos/sdk/services/remote-config';
import { expect, it } from 'vitest';
import { documentChanges } from './document-changes.ts';

const config = (key: string, value: string) => ({ key, type: 'INT', value, description: '' }) as const;
const override = (overrideId: string, given: Partial<ConfigDocument['overrides'][number]> = {}) => ({
  ...{ overrideId, name: `name of ${overrideId}`, description: '', status: 'enable', startDate: '', endDate: '' },
  ...{ rule: 'true', rolloutPercentage: 50, priority: 1, variants: [] },
  ...given,
});

it('tells what a restore would change, and leaves out what stays', () => {
  const now: ConfigDocument = {
    version: 9,
    configs: [config('lives', '3'), config('stays', '1'), config('new', '1')],
    overrides: [override('a'), override('b'), override('c')],
  };
  const then: ConfigDocument = {
    version: 4,
    configs: [config('lives', '5'), config('stays', '1')],
    overrides: [override('a', { status: 'disable' }), override('b', { rolloutPercentage: 10 }), override('d')],
  };
  expect(documentChanges(now, then).map(({ name, change }) => [name, change])).toEqual([
    ['lives', 'changed'],
    ['new', 'deleted'],
    ['name of a', 'disabled'],
    ['name of b', 'narrowed'],
    ['name of d', 'created'],
    ['name of c', 'deleted'],
  ]);
});
