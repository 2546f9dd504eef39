import { describe, expect, it } from 'vitest';
import { knownAttributes } from './attributes.ts';
import { completionAt } from './complete.ts';

const known = knownAttributes([
  { name: 'user.tier', type: 'string', values: ['gold', "mo's", 'silver'] },
  { name: 'user.score', type: 'number', values: ['100', '250'] },
  { name: 'user.isNew', type: 'boolean', values: [] },
]);

/** The caret stands where the bar is. */
function at(marked: string) {
  const caret = marked.indexOf('|');
  const { from, to, suggestions } = completionAt(marked.replace('|', ''), caret, known);
  return { from, to, labels: suggestions.map(({ label }) => label), inserts: suggestions.map(({ insert }) => insert) };
}

describe('completionAt', () => {
  it('offers attributes that were sent first, where something may begin', () => {
    expect(at('|').labels.slice(0, 3)).toEqual(['user.tier', 'user.score', 'user.isNew']);
    expect(at('user.t|')).toMatchObject({ from: 0, to: 6, labels: ['user.tier'] });
    expect(at('(ti|').labels).toEqual(['user.tier']);
    expect(at('user.score > 1 && |').labels[0]).toBe('user.tier');
    expect(at('user.score > 1 && ve|').labels).toContain('app.version');
  });

  it('offers comparisons that fit the type of the attribute', () => {
    expect(at('user.score |').labels.slice(0, 2)).toEqual(['>', '>=']);
    expect(at('user.isNew |').labels).toEqual(['==', '!=']);
    expect(at('user.tier |').labels).not.toContain('>');
    expect(at('user.tier in|').inserts).toContain('not in [');
  });

  it('offers values that games send, in quotes where they are texts', () => {
    expect(at('user.tier == |').inserts.slice(0, 2)).toEqual(["'gold'", "'mo\\'s'"]);
    expect(at('user.score >= |').inserts.slice(0, 2)).toEqual(['100', '250']);
    expect(at("user.tier in ['gold', |").labels).toEqual(['gold', "mo's", 'silver']);
    expect(at("user.tier == 'si|")).toMatchObject({ from: 13, to: 16, labels: ['silver'], inserts: ["'silver'"] });
    expect(at("user.tier == 'si|'")).toMatchObject({ from: 13, to: 17 });
  });

  it('offers what joins two comparisons behind a whole one, and nothing in the middle of a list', () => {
    expect(at("user.tier == 'gold' |").labels).toEqual(['&&', '||']);
    expect(at("user.tier in ['gold'] |").labels).toEqual(['&&', '||']);
    expect(at("user.tier in ['gold' |").labels).toEqual([]);
  });
});
