// A service: a named tree of operations with the defaults they share.
import type { Operation } from './op.ts';
import type { Accepts, Access, Base, ErrorStyle, Text } from './vocabulary.ts';

// biome-ignore lint/suspicious/noExplicitAny: the one place where an operation of any shape is meant
export type AnyOperation = Operation<any, any, any, any, any, any>;
export type Group = Readonly<Record<string, AnyOperation>>;
export type Tree = Readonly<Record<string, AnyOperation | Group>>;

export interface ServiceOptions {
  /** Service name on the wire and in `App.Services`; undefined for the platform core. */
  readonly internal?: string;
  readonly title: Text;
  readonly base: Base;
  readonly accepts: Accepts;
  readonly access: Access;
  readonly errorStyle: ErrorStyle;
}

export interface Service<Name extends string = string, T extends Tree = Tree> extends ServiceOptions {
  /** Folder name in every package and the CLI noun. */
  readonly name: Name;
  readonly tree: T;
}

/** Declares a service; `name` is its folder in every package. */
export function service<const Name extends string, const T extends Tree>(
  name: Name,
  options: ServiceOptions,
  tree: T,
): Service<Name, T> {
  return Object.freeze({ ...options, name, tree: Object.freeze(tree) });
}

export function isOperation(node: AnyOperation | Group): node is AnyOperation {
  return (node as { kind?: unknown }).kind === 'operation';
}
