// What a rule of an override says, as a tree. Source: wire/data-and-tools.md 2.1.

/** What a rule may read: what the engine knows, what the build says of itself, and the player. */
export const ruleRoots = ['unity', 'app', 'user'] as const;
export type RuleRoot = (typeof ruleRoots)[number];

export const comparisons = ['==', '!=', '>', '>=', '<', '<=', 'in', 'not in'] as const;
export const textComparisons = ['contains', 'startsWith', 'endsWith', 'matches'] as const;
export type Comparison = (typeof comparisons)[number] | (typeof textComparisons)[number];
export type Arithmetic = '+' | '-' | '*' | '/' | '%';

/** `at` is the character of the rule at which a part begins, from 0. */
export type Expression = { readonly at: number } & (
  | { readonly kind: 'value'; readonly value: string | number | boolean | null }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'attribute'; readonly root: RuleRoot; readonly path: readonly (string | number)[] }
  | { readonly kind: 'not' | 'minus'; readonly of: Expression }
  | { readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'compare'; readonly by: Comparison; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'calculate'; readonly by: Arithmetic; readonly left: Expression; readonly right: Expression }
);

/** Why a text is no rule, in English as a server says it, and the character it is about. */
export interface RuleFault {
  readonly message: string;
  readonly position: number;
}

export type ReadRule =
  | { readonly rule: Expression; readonly fault?: undefined }
  | { readonly rule?: undefined; readonly fault: RuleFault };

export const ruleLimits = { characters: 5000, depth: 32, listItems: 200, patternCharacters: 500 } as const;

/** A rule of nothing is for everybody. */
export const everyone = 'true';
