// The attribute that a rule may have meant where it reads one that nobody knows. A hint and no fault: games send
// attributes of their own. Source of the usual ones: wire/data-and-tools.md 2.1.
import { nearest } from '../names/nearest.ts';
import type { Expression } from './expression.ts';
import { attributesOf } from './read-rule.ts';

/** What engines and the platform itself are known to send. */
export const usualAttributes = [
  ['user.userId', 'string'],
  ['user.personaId', 'string'],
  ['user.tier', 'string'],
  ['user.score', 'number'],
  ['app.version', 'string'],
  ['app.packageVersion', 'string'],
  ['app.releaseId', 'string'],
  ['unity.platform', 'string'],
  ['unity.osVersion', 'string'],
  ['unity.model', 'string'],
  ['unity.language', 'string'],
  ['unity.country', 'string'],
  ['unity.cpuCount', 'number'],
  ['unity.ram', 'number'],
  ['unity.isDebugBuild', 'boolean'],
] as const;

export interface MeantAttribute {
  /** As the rule has it: `user.contry`. */
  readonly name: string;
  readonly meant: string;
}

/** Of the attributes of a rule those that are not among the known ones, where one of these is near: of the same group first. */
export function meantAttributes(rule: Expression, known: readonly string[]): MeantAttribute[] {
  return attributesOf(rule).flatMap((name) => {
    const meant = known.includes(name) ? undefined : meantBy(name, known);
    return meant === undefined ? [] : [{ name, meant }];
  });
}

function meantBy(name: string, known: readonly string[]): string | undefined {
  const [root, last] = halves(name);
  // why without the group: its letters would let names that have nothing in common count as near
  const nearIn = (names: readonly string[]): string | undefined => {
    const found = nearest(
      last,
      names.map((one) => halves(one)[1]),
    );
    return names.find((one) => halves(one)[1] === found);
  };
  const own = known.filter((one) => halves(one)[0] === root);
  return nearIn(own) ?? nearIn(known.filter((one) => !own.includes(one)));
}

function halves(name: string): readonly [root: string, rest: string] {
  const end = name.search(/[.[]/);
  return end < 0 ? [name, ''] : [name.slice(0, end), name.slice(end).replace(/^\./, '')];
}
