// What the files of an economy know of one kind of thing.
import type { Services } from '@uos/sdk/http';
import type { Text } from '../../../text/text.ts';

export type Passport = Services['passport'];
export type Value = Readonly<Record<string, unknown>>;

/** One thing as it is on the platform. */
export interface Remote {
  readonly slug: string;
  /** All that a file may say of it but whether it is published. */
  readonly value: Value;
  readonly isPublished?: boolean;
  /** Is there always, and in no file. */
  readonly isBuiltIn?: true;
}

export interface Kind {
  readonly name: string;
  readonly file: string;
  readonly title: Text;
  /** The call that makes one: what a file may say is what it takes. */
  readonly operation: string;
  /** What goes without saying; null where a change takes it away by null. */
  readonly defaults: Value;
  /** Keys that are as they were made, for ever. */
  readonly never?: readonly string[];
  /** A value in the one form in which the platform answers it. */
  normal?(value: Value): Value;
  /** What others of the economy one names. */
  refs?(value: Value): readonly { readonly kind: string; readonly slug: string; readonly at: string }[];
  list(passport: Passport): Promise<readonly Remote[]>;
  create(passport: Passport, slug: string, value: Value): Promise<unknown>;
  /** `change` has only the keys that differ. */
  update(passport: Passport, slug: string, change: Value): Promise<unknown>;
  remove(passport: Passport, slug: string): Promise<unknown>;
  readonly publishing?: {
    /** Keys that change only while it is not published. */
    readonly fixed: readonly string[];
    /** All of them or none. */
    publish(passport: Passport, slugs: readonly string[]): Promise<unknown>;
    revoke(passport: Passport, slugs: readonly string[]): Promise<unknown>;
  };
}
