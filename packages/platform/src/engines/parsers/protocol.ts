// What the platform and a process that parses say to each other on the control link; one job at a time.

/** Of one message, either way: a piece of the file in base64, or all that was found. */
export const LINK_MESSAGE_BYTES = 512 * 1024;
/** Most that a process may ask for at once. */
export const PIECE_BYTES = 256 * 1024;

/** How much a packed part may become. */
export interface Room {
  readonly unpackedBytes: number;
  /** Of unpacked to packed bytes, for what unpacks to more than 1 MiB. */
  readonly ratio: number;
  /** Of what is answered, as JSON. */
  readonly outputBytes: number;
}

export type ToChild =
  | { readonly do: 'parse'; readonly format: string; readonly size: number; readonly room: Room }
  | { readonly do: 'take'; readonly base64: string };

export type FromChild =
  | { readonly said: 'read'; readonly start: number; readonly length: number }
  | { readonly said: 'parsed'; readonly value: unknown }
  | { readonly said: 'refused'; readonly message: string; readonly facts: Facts };

/** What was found out of a file that cannot be read. */
export type Facts = Readonly<Record<string, string>>;
