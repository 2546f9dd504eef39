// What the platform and a process that parses say to each other on the control link; one job at a time.

/** Of one message, either way: a piece of the file in base64, or all that was found. */
export const LINK_MESSAGE_BYTES = 512 * 1024;
/** Most that a process may ask for at once. */
export const PIECE_BYTES = 256 * 1024;

/** Why nothing is told of a file that was read: less may be asked of it. */
export const TELLS_TOO_MUCH = 'it holds more than can be told';
/** How much a packed part may become, and how much may be said of it. */
export interface Room {
  readonly unpackedBytes: number;
  /** Of unpacked to packed bytes, for what unpacks to more than 1 MiB. */
  readonly ratio: number;
  /** Of what is answered, as JSON. */
  readonly outputBytes: number;
  /** Of what is written beside the answer; nothing unless told. */
  readonly writtenBytes?: number;
}

export type ToChild =
  | {
      readonly do: 'parse';
      readonly format: string;
      readonly size: number;
      /** Where the file lies on this machine; without it its bytes are asked for. */
      readonly path?: string | undefined;
      /** Where what is made of the file goes, for formats that make something of it. */
      readonly into?: string | undefined;
      readonly room: Room;
      /** What is asked of the file, where its format takes a question. */
      readonly ask?: unknown;
    }
  | { readonly do: 'take'; readonly base64: string };

export type FromChild =
  | { readonly said: 'read'; readonly start: number; readonly length: number }
  /** The file is not where it was said to be, which is no fault of the file. */
  | { readonly said: 'gone' }
  | { readonly said: 'parsed'; readonly value: unknown }
  | { readonly said: 'refused'; readonly message: string; readonly facts: Facts };

/** What was found out of a file that cannot be read. */
export type Facts = Readonly<Record<string, string>>;
