// Types that compare what the contract infers with what the SDK declares.

/** Fails to compile unless `T` is `true`. */
export type Check<T extends true> = T;

/** Inputs are closed: exactly the same type. */
export type SameInput<Contract, Sdk> = Equal<Contract, Sdk>;

/** Replies are open: the same shape once words are plain text, and every reply of the contract is one of the SDK's. */
export type SameReply<Contract, Sdk> = [Contract] extends [Sdk] ? Equal<Widen<Contract>, Widen<Sdk>> : false;

/** The bare array that a page with a total came as. */
export type Rows<Page> = Page extends { readonly Items: infer Items } ? Items : never;

/** What one event of a stream carries. */
export type DataOf<Stream> = Stream extends AsyncIterable<{ readonly data: infer Data }> ? Data : never;

type Equal<A, B> = (<T>() => T extends Flat<A> ? 1 : 2) extends <T>() => T extends Flat<B> ? 1 : 2 ? true : false;

// why: an interface and an intersection are the same to a caller, but not to the comparison
type Flat<T> = T extends (infer Item)[]
  ? Flat<Item>[]
  : T extends Uint8Array
    ? T
    : T extends object
      ? { [K in keyof T]: Flat<T[K]> }
      : T;

type Widen<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends Uint8Array
        ? Uint8Array
        : T extends (infer Item)[]
          ? Widen<Item>[]
          : T extends object
            ? { [K in keyof T]: Widen<T[K]> }
            : T;
