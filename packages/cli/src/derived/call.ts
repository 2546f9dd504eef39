// The call that a derived command makes, as the table holds it.
import type { Accepts } from '../profile/who/proof.ts';

/** How the text of an argument or flag becomes a value of the input. */
export interface DerivedInput {
  /** Key of the input. */
  readonly key: string;
  /** `null`: the flag stands for nothing, and takes away what is there. */
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'json' | 'map' | 'null';
  readonly array?: true;
  /** What an id names, `cdn.bucket`. */
  readonly ref?: string;
}

export interface DerivedCall {
  /** Id in the contract, such as `cdn.mods.inspect`. */
  readonly operation: string;
  readonly method: string;
  /** Below the origin of a self-hosted platform. */
  readonly path: string;
  /** The sign-in that it is made with. */
  readonly accepts: Accepts;
  readonly paging:
    | 'none'
    | 'content-range'
    | 'total-items'
    | 'start-count'
    | 'start-items'
    | 'start-total'
    | 'offset-limit';
  readonly reply: 'json' | 'nothing' | 'bytes' | 'text' | 'events';
  /** Key of the reply that holds the rows or the one entity. */
  readonly at?: string;
  readonly args: Readonly<Record<string, DerivedInput>>;
  readonly flags: Readonly<Record<string, DerivedInput>>;
  /** Flags whose secret comes from --<flag>-stdin or --<flag>-file. */
  readonly secrets?: Readonly<Record<string, DerivedInput>>;
  /** Key of the input that carries the whole body. */
  readonly bodyAt?: string;
  /** Does it take a body, which --data can give? */
  readonly hasBody: boolean;
  /** Key of the input that the current app fills unless it is given. */
  readonly appKey?: string;
}
