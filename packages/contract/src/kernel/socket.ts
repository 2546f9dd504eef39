// A socket: a connection that stays, declared once as an operation is: who may open it, what is said in it, and how much.
import type * as z from 'zod';
import type { CallRate, Fields } from './op.ts';
import type { Accepts, Access, Base, ErrorStyle, Known, Text } from './vocabulary.ts';

/** What travels as one message: JSON of that shape, or bytes that the service reads itself. */
export type MessageSpec = z.core.$ZodType | 'bytes';

export interface SocketLimits {
  /** Of one message of a client. */
  readonly messageBytes: number;
  /** Of one client; what comes faster ends the connection. */
  readonly messagesPerSecond: number;
  /** What waits for a client that reads too slowly; more of it ends the connection. */
  readonly bufferedBytes: number;
  /** Code of that end, 1013 without it. */
  readonly slowCode?: number;
  /** Longest silence of a client, which is asked by a ping before. */
  readonly idleSeconds: number;
  /** Within which a client says who it is, where its first message does so. */
  readonly greetingSeconds?: number;
  /** Open at once of one app, on one process. */
  readonly perApp: number;
  /** Open at once from one address, on one process. */
  readonly perAddress: number;
  /** How often one caller, or one address, may open it. */
  readonly opens: CallRate;
}

export interface SocketSpec<
  Query extends Fields | undefined = Fields | undefined,
  In extends MessageSpec = MessageSpec,
  Out extends MessageSpec = MessageSpec,
> {
  readonly query?: Query;
  /** `Sec-WebSocket-Protocol` that a client has to ask for; none without it. */
  readonly subprotocol?: string;
  /** What a client says. */
  readonly receives: In;
  /** What the platform says. */
  readonly sends: Out;
  /** Pages that may open it: the console's, or those of any site, where no cookie opens it. */
  readonly origins: 'console' | 'any';
  readonly limits: SocketLimits;
  /** Why it is closed, by code, beyond what all sockets have in common; see `SOCKET_CLOSES`. */
  readonly closes?: Readonly<Record<number, Text>>;
  /** One conversation, as it is. */
  readonly example: readonly (readonly ['in' | 'out', unknown])[];
  readonly summary: Text;
  readonly accepts?: Accepts;
  readonly access?: Access;
  readonly base?: Base;
  readonly errorStyle?: ErrorStyle;
  readonly known?: Known;
  /** One line of evidence or reasoning where the shape is ours. */
  readonly because?: string;
  /** Errors met instead of a connection, beyond the service's common ones. */
  readonly errors?: readonly (number | string)[];
}

export interface Socket<
  Query extends Fields | undefined = Fields | undefined,
  In extends MessageSpec = MessageSpec,
  Out extends MessageSpec = MessageSpec,
> extends SocketSpec<Query, In, Out> {
  readonly kind: 'socket';
  readonly path: `/${string}`;
}

/** A socket of any shape, as tables and walks see it. */
export interface AnySocket extends Omit<Socket, 'query' | 'receives' | 'sends'> {
  readonly query?: z.ZodObject;
  readonly receives: z.ZodType | 'bytes';
  readonly sends: z.ZodType | 'bytes';
}

/**
 * Declares one socket by its path, which has no parameters.
 * @example socket('/upush/ws', { base: 'platform', receives: PushSaid, sends: PushHeard, … })
 */
export function socket<
  const In extends MessageSpec,
  const Out extends MessageSpec,
  Query extends Fields | undefined = undefined,
>(path: `/${string}`, spec: SocketSpec<Query, In, Out>): Socket<Query, In, Out> {
  return Object.freeze({ ...spec, kind: 'socket' as const, path });
}

type MessageOf<M> = M extends z.core.$ZodType ? z.output<M> : Uint8Array;

/** A message of a client, checked. */
export type ReceivedBy<S> = S extends { readonly receives: infer In } ? MessageOf<In> : never;
/** A message of the platform. */
export type SentBy<S> = S extends { readonly sends: infer Out } ? MessageOf<Out> : never;
/** What a socket was opened with. */
export type QueryOf<S> = S extends { readonly query?: infer Query }
  ? [Query] extends [z.core.$ZodType]
    ? z.output<Query>
    : Record<never, never>
  : never;

/** What every socket may be closed with. */
export const SOCKET_CLOSES = {
  1001: { zh: '服务器停止或服务已关闭，请重新连接', en: 'The server stops, or the service was switched off' },
  1003: { zh: '消息类型不对：应为文本或二进制', en: 'Text where bytes are spoken, or bytes where text is' },
  1007: { zh: '消息不是 JSON，或不符合约定的结构', en: 'A message is no JSON, or not of a shape that is spoken' },
  1008: {
    zh: '消息过多、凭证失效或未在时限内表明身份',
    en: 'Too many messages, a credential that has ended, or nobody named in time',
  },
  1009: { zh: '消息过大', en: 'A message is too large' },
  1011: { zh: '服务器内部错误', en: 'The server failed' },
  1013: { zh: '读取过慢，积压的消息过多', en: 'Too slow a reader: too much waits for it' },
  4000: { zh: '心跳超时', en: 'Nothing was heard of the client for too long' },
} as const satisfies Readonly<Record<number, Text>>;
