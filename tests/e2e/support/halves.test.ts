import { expect, it } from 'vitest';
import { narrowed } from '../../support/rounds.ts';
import { lists } from '../lists/index.ts';
import { isOfOffice, scenes } from '../scenes/index.ts';
import { halfOfStudio, halves } from './halves.ts';

it('walks every screen and list of a studio in one half or the other', () => {
  const parts = [halfOfStudio(0), halfOfStudio(1)];
  const names = parts.flatMap((part) => part.scenes.map(({ name }) => name));
  expect(names.toSorted()).toEqual(
    narrowed(scenes, ({ feature }) => feature)
      .filter(({ as }) => !isOfOffice(as))
      .map(({ name }) => name)
      .toSorted(),
  );
  const ids = parts.flatMap((part) => part.lists.flatMap(({ cases }) => cases.map(({ id }) => id)));
  expect(ids.toSorted()).toEqual(
    narrowed(lists, ({ feature }) => feature)
      .filter(({ as }) => !isOfOffice(as))
      .flatMap(({ cases }) => cases.map(({ id }) => id))
      .toSorted(),
  );
});

it('keeps what belongs to a feature together, and the halves about equal', () => {
  const all = ['a', 'a', 'a', 'b', 'b', 'c'].map((feature) => ({ feature }));
  const names = halves(all, () => 1).map((part) => part.map(({ feature }) => feature).join(''));
  expect(names).toEqual(['aaa', 'bbc']);
});
