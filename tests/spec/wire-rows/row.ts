// One fact of the wire as data: what a client sends, and what comes back to it. What decides is written in the row alone,
// in our own words; nothing of it is read from the contract.
import { expect } from 'vitest';

/** Seen in a real client, written in the specification, or chosen by us where neither says anything. */
export type Known = 'seen' | 'spec' | 'ours';

/** Whoever may send a row; each is made once for all rows of a service. */
export type Sender =
  | 'anyone'
  /** The app by AppId and AppServiceSecret. */
  | 'app'
  /** The same with the secret that lies in game builds. */
  | 'app-secret'
  /** Developers of the app's organisation, by session and X-APP-ID. */
  | 'owner'
  | 'member'
  /** A developer of another organisation. */
  | 'stranger'
  /** A developer whom an operator has blocked, with the session of before. */
  | 'blocked'
  | 'operator'
  | 'billing'
  /** Who plays, by the token of a persona; late, or with a nonce beside it as older SDKs send both. */
  | 'player'
  | 'player-late'
  | 'player-nonce'
  /** A build of the game, by proof of its AppSecret: in each of two headers, and by a clock that is wrong. */
  | 'game'
  | 'game-bearer'
  | 'game-late';

export interface Row {
  /** Id of the operation; absent for what is no operation. */
  readonly call?: string;
  readonly known: Known;
  /** What the row is about, where its line does not say it. */
  readonly says?: string;
  readonly as: Sender;
  /** `GET /api/v1/buckets/{cdn.bucket}/?page=1`: things by their ref, what earlier rows kept by its name. */
  readonly send: string;
  /** JSON; a text is sent as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent to the origin that content has of its own. */
  readonly onContent?: true;
  readonly status: number;
  /** Headers that must be there, by their exact spelling. */
  readonly head?: Readonly<Record<string, string | RegExp>>;
  /** What the JSON holds. */
  readonly has?: unknown;
  /** Names that the object at a place must spell so: `{ '': 'id name', 'Items.0': 'AppId' }`. */
  readonly names?: Readonly<Record<string, string>>;
  /** The text of an answer that is no JSON. */
  readonly text?: string | RegExp;
  /** What later rows call a value of the answer: name → place. */
  readonly keep?: Readonly<Record<string, string>>;
}

export const UUID = expect.stringMatching(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/);
export const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/);
export const INT = expect.toSatisfy((value: unknown) => Number.isSafeInteger(value), 'an integer');
export const HEX_32 = expect.stringMatching(/^[0-9a-f]{32}$/);

/** Who sends by a token that an earlier row kept. */
export const bearing = (token: string): Pick<Row, 'as' | 'headers'> => ({
  ...{ as: 'anyone', headers: { Authorization: `Bearer {${token}}` } },
});

/** Unix seconds as real clients read them: a number in a text. */
export const SECONDS = expect.stringMatching(/^\d{10}$/);
/** A token whose claims clients read without its key. */
export const claims = (wanted: Readonly<Record<string, unknown>>) =>
  expect.toSatisfy(
    (token: unknown) => {
      const [, middle = ''] = String(token).split('.');
      const said = JSON.parse(Buffer.from(middle, 'base64url').toString() || '{}') as unknown;
      expect(said).toMatchObject(wanted);
      return true;
    },
    `a JWT that says ${Object.keys(wanted).join(', ')}`,
  );

/** The body of a refusal of player accounts. */
export const passportNo = (passportErrorCode: number, message?: string) => ({
  ...{ code: Math.floor(passportErrorCode / 10_000), passportErrorCode, message: message ?? expect.any(String) },
  ...{ details: expect.any(Array), passportErrorDetail: expect.any(Object) },
});

/** The body of a refusal of services that run servers or hold connections; wire/realtime-and-compute.md 1.3. */
export const codedNo = (code: number, reservedHttpStatusCode: number) => ({
  ...{ code, reservedHttpStatusCode, message: expect.any(String), details: expect.any(Array) },
});

/** The body of a refusal of the platform core: its text is what clients compare. */
export const info = (text: string) => ({ info: text, message: text });
/** The body of a refusal of content delivery. */
export const code = (number: number) => ({ code: number, reason: expect.any(String), details: expect.any(Array) });
