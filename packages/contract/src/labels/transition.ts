// How things go from one state to the next. The steps of an enum stand below its labels, in the same shape.
// Source: platform-core.md 4, game-services.md 4, passport.md 4, and the wire facts where these show no transition.

import type { LabelTable } from './label.ts';

/** `from` are states, or any, or none yet; `call` the operation that does it, where somebody has to call. */
export interface Transition<State extends string = string> {
  readonly from: readonly State[] | 'any' | 'new';
  readonly to: State;
  /** Operation id, such as `billing.transactions.activate`. */
  readonly call?: string;
  readonly zh: string;
}

/** Steps of some fields of some entities, each between words that have a label. */
export type TransitionsOf<Labels extends Readonly<Record<string, Readonly<Record<string, LabelTable>>>>> = {
  readonly [Entity in keyof Labels]?: {
    readonly [Field in keyof Labels[Entity]]?: readonly Transition<keyof Labels[Entity][Field] & string>[];
  };
};

export interface Step<State extends string> {
  readonly from: readonly State[];
  readonly to: State;
}

type StateOf<T extends Transition> = T extends unknown ? Exclude<T['from'], string>[number] | T['to'] : never;

/**
 * The states from which things go to that one, by that call where several lead there: what a statement asks for.
 * @example stepTo(platformTransitions.organization.status, 'Invalid') // { from: ['Pending', 'Approved'], to: 'Invalid' }
 */
export function stepTo<const T extends Transition>(
  steps: readonly T[],
  to: T['to'],
  call?: T extends { readonly call: infer Call } ? Call : never,
): Step<StateOf<T>> {
  const taken = steps.filter((step) => step.to === to && (call === undefined || step.call === call));
  const from = new Set(taken.flatMap((step) => (step.from === 'any' ? statesIn(steps) : statesBefore(step))));
  return { from: [...from] as StateOf<T>[], to: to as StateOf<T> };
}

/** Does a step lead from the one state to the other? */
export function mayGo<const T extends Transition>(steps: readonly T[], from: StateOf<T>, to: StateOf<T>): boolean {
  return stepTo(steps, to as T['to']).from.includes(from);
}

/** Every state that a step touches: all that there are, where one of them leads from any. */
function statesIn(steps: readonly Transition[]): string[] {
  return steps.flatMap((step) => [...statesBefore(step), step.to]);
}

function statesBefore({ from }: Transition): readonly string[] {
  return typeof from === 'string' ? [] : from;
}
