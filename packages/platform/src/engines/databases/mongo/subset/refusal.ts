// What is said no with: a number, its name and words, as MongoDB has them.

const NAMES: Readonly<Record<number, string>> = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  18: 'AuthenticationFailed',
  20: 'IllegalOperation',
  22: 'InvalidBSON',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  334: 'MechanismUnavailable',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  40324: 'Location40324',
};

export class Refusal extends Error {
  readonly code: number;
  /** What the answer has beside it. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(code: number, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.more = more;
  }

  get codeName(): string {
    return NAMES[this.code] ?? `Location${this.code}`;
  }
}

/** What libraries say no with is the caller's fault, and told in their words; they know no numbers. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) {
    return error;
  }
  const text = error instanceof Error ? error.message : String(error);
  const [, stage] = /unregistered pipeline operator (\$\w+)/.exec(text) ?? [];
  if (stage !== undefined) {
    return new Refusal(40_324, `Unrecognized pipeline stage name: '${stage}'`);
  }
  return new Refusal(/^Unknown update operator/.test(text) ? 9 : 2, text);
}
