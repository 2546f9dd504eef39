// A service: a named tree of operations with the defaults they share.
import type * as z from 'zod';
import type { Fields, Operation, ReplySpec } from './op.ts';
import type { Accepts, Access, Base, ErrorStyle, Paging, Text } from './vocabulary.ts';

type AnySpec = Operation<
  string,
  Fields | undefined,
  z.core.$ZodType | undefined,
  string | undefined,
  ReplySpec,
  Paging,
  Fields | undefined
>;

/** An operation of any shape, as tables and walks see it. */
export interface AnyOperation extends Omit<AnySpec, 'params' | 'query' | 'headers' | 'body' | 'reply'> {
  readonly params?: Readonly<Record<string, z.ZodType | undefined>>;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType | 'nothing' | 'bytes' | 'text' | 'redirect';
}

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

export interface Service<Name extends string = string, T extends object = object> extends ServiceOptions {
  /** Folder name in every package and the CLI noun. */
  readonly name: Name;
  readonly tree: T;
}

/**
 * Declares a service; `name` is its folder in every package.
 * why `object`: a constraint of operations would be read into each `op()` as its expected type and turn inputs to `any`
 */
export function service<const Name extends string, const T extends object>(
  name: Name,
  options: ServiceOptions,
  tree: T,
): Service<Name, T> {
  return Object.freeze({ ...options, name, tree: Object.freeze(tree) });
}

export function isOperation(node: AnyOperation | Group): node is AnyOperation {
  return (node as { kind?: unknown }).kind === 'operation';
}
