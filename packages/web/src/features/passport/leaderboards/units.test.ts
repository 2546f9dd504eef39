import { expect, it } from 'vitest';
import { unitsOf } from './units.ts';

it('adds up what is still to be given, by resource', () => {
  const rules = [
    { memberCount: 3, issuedCount: 1, items: [{ resourceSlug: 'JADE', quantity: 50 }] },
    {
      memberCount: 10,
      issuedCount: 0,
      items: [
        { resourceSlug: 'JADE', quantity: 5 },
        { resourceSlug: 'TICKET', quantity: 1 },
      ],
    },
  ];
  expect(unitsOf(rules)).toEqual([
    ['JADE', 150],
    ['TICKET', 10],
  ]);
});
