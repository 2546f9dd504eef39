// What serves a socket: it is called once for each that opens, with who came and what they may say.
import type { QueryOf, ReceivedBy, SentBy } from '@uos/contract';
import type { Call } from '#kernel/call/call';
import type { NotBuilt } from '#kernel/call/not-built';
import type { OpenSocket } from './connection.ts';

/** A call that stays: it has no transaction and no reply of its own; `gone` is aborted when the socket closes. */
export type SocketCall<Input = unknown> = Omit<Call<Input>, 'reply' | 'note' | 'recordIn' | 'afterCommit'>;

/** Throws the refusal of whoever may not stay: the socket is closed with 1008 and its text. */
export type SocketHandler<S> = (
  call: SocketCall<QueryOf<S>>,
  socket: OpenSocket<ReceivedBy<S>, SentBy<S>>,
) => void | Promise<void>;

/** Every socket of a service, each name required; one that is not built yet is `notBuilt`. */
export type SocketHandlers<S extends { readonly sockets: unknown }> = {
  readonly [K in keyof S['sockets']]: SocketHandler<S['sockets'][K]> | NotBuilt;
};

// biome-ignore lint/suspicious/noExplicitAny: the server calls handlers of every shape with what it has checked
export type AnySocketHandler = (call: SocketCall<any>, socket: OpenSocket<any, any>) => void | Promise<void>;
