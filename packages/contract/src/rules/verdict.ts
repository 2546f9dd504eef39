// What every rule answers, in one shape. A rule never throws and never speaks only one language.

/** One sentence in Chinese and English. */
export interface Text {
  readonly zh: string;
  readonly en: string;
}

/** The answer of a check: `undefined` when the value is fine, else why it is not. */
export type Verdict = Text | undefined;

/** The answer of a rule that also reads or repairs the value: exactly one of the two is set. */
export type Parsed<T> =
  | { readonly value: T; readonly reason?: undefined }
  | { readonly value?: undefined; readonly reason: Text };
