// The directory that operators are kept in. Where a platform has one it alone decides who is an operator.

export type DirectoryRole = 'admin' | 'partner-admin' | 'billing';

export interface DirectoryPerson {
  /** The login as the directory spells it. */
  readonly login: string;
  readonly name: string;
  /** By the groups the person is in at this moment. */
  readonly roles: ReadonlySet<DirectoryRole>;
}

export interface Directory {
  /**
   * The person with that login and password, or undefined where there is none or the password is wrong.
   * @throws DirectoryAwayError where the directory cannot be asked
   */
  check(login: string, password: string): Promise<DirectoryPerson | undefined>;
}

/** The directory does not answer, or does not let the platform's own account look; the cause says which. */
export class DirectoryAwayError extends Error {
  constructor(message: string, options: { readonly cause: unknown }) {
    super(message, options);
    this.name = 'DirectoryAwayError';
  }
}
