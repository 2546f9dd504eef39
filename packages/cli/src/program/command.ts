// A command is data: what it is called, what it takes and answers, and a `run` that loads the rest when called.

import type { LabelTable } from '@uos/contract/labels';
import type { Paint } from '../terminal/paint.ts';
import type { Language, Text } from '../text/text.ts';
import type { Context } from './context.ts';

export interface FlagSpec {
  readonly type: 'string' | 'number' | 'boolean';
  readonly text: Text;
  readonly short?: string;
  /** May be given more than once; the value is a list. */
  readonly many?: true;
  readonly required?: true;
  /** Required too, but the whole body that another flag gives may hold it. */
  readonly needed?: true;
  /** A switch whose absence means something else than false. */
  readonly tristate?: true;
  readonly choices?: readonly string[];
  /** Of a number: the smallest that makes sense. */
  readonly least?: number;
  /** The value is one or more of these, with commas between them. */
  readonly words?: readonly string[];
  /** Word for the value in help, such as `file`. */
  readonly value?: string;
  /** Kind of thing that it names, `cdn.bucket`: completion offers those that there are. */
  readonly ref?: string;
}

export interface ArgSpec {
  readonly text: Text;
  readonly optional?: true;
  /** Takes all that is left; only the last one may. */
  readonly many?: true;
  readonly choices?: readonly string[];
  /** Kind of thing that it names. */
  readonly ref?: string;
}

export type FlagSpecs = Readonly<Record<string, FlagSpec>>;
export type ArgSpecs = Readonly<Record<string, ArgSpec>>;

/** `price` keeps every decimal, `change` and `percent` say in which direction. */
export type Format = 'bytes' | 'time' | 'json' | 'number' | 'yuan' | 'price' | 'change' | 'percent';

export interface Column {
  /** Path into the row, such as `last_release.releasenum`. */
  readonly field: string;
  readonly title: Text;
  readonly format?: Format;
  /** How each value is shown to a person: its words and the colour word of its state. */
  readonly labels?: LabelTable;
  /** What is told once, and else is no line of a record at all. */
  readonly once?: true;
}

export interface Output {
  /** What a table and tab-separated rows show, in order. */
  readonly columns: readonly Column[];
  /** Names that `--json=` accepts; those of the answer when absent. */
  readonly fields?: readonly string[];
  /** The field that is true for the row in use; a table marks it. */
  readonly current?: string;
  /** The one field that text output consists of, such as a URL to hand on. */
  readonly bare?: string;
  /** The shape is not known, so it is printed as JSON in any case. */
  readonly shape?: 'any';
}

export interface Example {
  readonly text: Text;
  /** The whole line, `uos` included. */
  readonly line: string;
  /** Operations that the reference shows by this line; those that the command replaces are shown by its first one. */
  readonly shows?: readonly string[];
}

/** What undoing a command takes: nothing, a yes, typing the name because it cannot be undone, or the amount of money. */
export type Danger = 'none' | 'confirm' | 'type-name' | 'type-amount';

/** All of a command that help, completion and routing read; it is written out as JSON. */
export interface CommandData {
  /** Words after `uos`, joined by blanks. */
  readonly id: string;
  readonly summary: Text;
  readonly description?: Text;
  readonly args?: ArgSpecs;
  readonly flags?: FlagSpecs;
  readonly examples: readonly [Example, ...Example[]];
  readonly output?: Output;
  readonly danger?: Danger;
  /** Operations of the contract that need no derived command because this one covers them. */
  readonly replaces?: readonly string[];
  /** It changes something of the account, or of an app: it opens with where. Follows from the calls it replaces. */
  readonly changes?: 'account' | 'app';
  /** Path of the same in the console, such as `/services/{appId}/asset/bucket`; found by its calls when absent. */
  readonly web?: string;
  /** Its answer belongs into the summary of a CI job. */
  readonly jobSummary?: true;
  /** Exit codes beyond the common ones, with their meaning here. */
  readonly exits?: Readonly<Record<string, Text>>;
}

/** Where an answer is shown to a person. */
export interface View {
  readonly isTTY: boolean;
  /** Width in cells. */
  readonly columns: number;
  readonly paint: Paint;
  readonly lang: Language;
  /** Nothing but ASCII can be drawn with. */
  readonly isPlain: boolean;
}

/** The answer of a command that has written it already, line by line as it came. */
export const WRITTEN: unique symbol = Symbol('written');

type ValueOf<S> = S extends { readonly choices: readonly (infer C)[] }
  ? C
  : S extends { readonly type: 'boolean' }
    ? boolean
    : S extends { readonly type: 'number' }
      ? number
      : string;

export type FlagValues<S> = {
  readonly [K in keyof S]: S[K] extends { readonly many: true }
    ? readonly ValueOf<S[K]>[]
    : S[K] extends { readonly tristate: true }
      ? boolean | undefined
      : S[K] extends { readonly required: true } | { readonly type: 'boolean' }
        ? ValueOf<S[K]>
        : ValueOf<S[K]> | undefined;
};

export type ArgValues<S> = {
  readonly [K in keyof S]: S[K] extends { readonly many: true }
    ? readonly string[]
    : S[K] extends { readonly optional: true }
      ? ValueOf<S[K]> | undefined
      : ValueOf<S[K]>;
};

export interface Command<A = Readonly<Record<string, unknown>>, F = Readonly<Record<string, unknown>>>
  extends CommandData {
  /** Its answer is printed as the output declares: a list as rows, an object as a record, undefined as nothing. */
  run(ctx: Context<A, F>): Promise<unknown>;
  /** The answer as text for a person, where that is no table, such as a chart; undefined leaves it to the output. */
  show?(answer: unknown, view: View): string | undefined;
}

type Declaration<A, F, R> = Omit<CommandData, 'args' | 'flags'> & {
  readonly args?: A;
  readonly flags?: F;
  run(ctx: Context<ArgValues<A>, FlagValues<F>>): Promise<R>;
  show?(answer: R, view: View): string | undefined;
};

type None = Readonly<Record<never, never>>;

/**
 * Declares a command; the types of `ctx.args` and `ctx.flags` follow from what it takes.
 * @example export default defineCommand({ id: 'org ls', summary, examples: [example], run: async (ctx) => … })
 */
export function defineCommand<const A extends ArgSpecs = None, const F extends FlagSpecs = None, R = unknown>(
  declaration: Declaration<A, F, R>,
): Command {
  // why: the engine reads arguments by the same declaration that typed them, so `run` gets what it was promised.
  return Object.freeze(declaration) as unknown as Command;
}
