// What a call of a player rejects with. Texts of the contract are not loaded: a game pays for every kilobyte.

/** Facts of a refusal: `passportErrorDetail`. */
export type PlayerErrorDetail = Readonly<Record<string, string>>;

export interface PlayerErrorFacts {
  /** Such as `playerFriends.list`. */
  readonly call: string;
  /** HTTP status; 0 when no answer came. */
  readonly status?: number;
  /** `passportErrorCode`, such as 90108; of another service its own code, such as 9. */
  readonly code?: number;
  readonly detail?: PlayerErrorDetail;
  /** What a developer reads beside the message, such as `displayName: has a forbidden word`. */
  readonly details?: readonly string[];
  /** Finds the call in the server's log. */
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

/** Base of all: the server said no. Branch on the class or on `code`; `message` is the server's own words. */
export class PlayerError extends Error {
  override readonly name: string = 'PlayerError';
  readonly call: string;
  readonly status: number;
  readonly code: number;
  readonly detail: PlayerErrorDetail;
  readonly details: readonly string[];
  readonly requestId: string | undefined;

  constructor(
    message: string,
    { call, status = 0, code = 0, detail = {}, details = [], requestId, cause }: PlayerErrorFacts,
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.call = call;
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.details = details;
    this.requestId = requestId;
  }
}

/** 90108, 90109: the account or the persona is banned. */
export class PlayerBanned extends PlayerError {
  override readonly name = 'PlayerBanned';

  /** What the player reads. */
  get reason(): string {
    return this.detail.banReason ?? '';
  }

  /** End of the ban; absent for good. */
  get until(): Date | undefined {
    const { unbanAt } = this.detail;
    return unbanAt ? new Date(unbanAt) : undefined;
  }

  /** Whether the account is banned, or one persona of it. */
  get what(): 'user' | 'persona' {
    return this.code === 90108 ? 'user' : 'persona';
  }
}

/** 90060: the rules for minors or for real names forbid it now. */
export class MinorRestricted extends PlayerError {
  override readonly name = 'MinorRestricted';

  /** What the player reads, in Chinese. */
  get reason(): string {
    return this.detail.reason ?? this.message;
  }
}

/** 90030: the realm is not open. */
export class RealmNotOpen extends PlayerError {
  override readonly name = 'RealmNotOpen';
}

/** 90040: the leaderboard takes no scores before it opens, and none after it closes. */
export class LeaderboardClosed extends PlayerError {
  override readonly name = 'LeaderboardClosed';
}

/** 90041: the player is kept out of leaderboards. */
export class KeptOut extends PlayerError {
  override readonly name = 'KeptOut';
}

/** 80001: a list or a place is full. */
export class LimitReached extends PlayerError {
  override readonly name = 'LimitReached';
}

/** Nobody is signed in, or nobody is any more: the refresh token is over or was used by somebody else (160113). */
export class SignedOut extends PlayerError {
  override readonly name = 'SignedOut';
}

/** No answer came: the network, a wall, or a platform that is down. The player stays signed in. */
export class PlayerOffline extends PlayerError {
  override readonly name = 'PlayerOffline';
}

const CLASSES: Readonly<Record<number, typeof PlayerError>> = {
  80001: LimitReached,
  90030: RealmNotOpen,
  90040: LeaderboardClosed,
  90041: KeptOut,
  90060: MinorRestricted,
  90108: PlayerBanned,
  90109: PlayerBanned,
  160113: SignedOut,
};

interface Answer {
  readonly code?: number;
  readonly message?: string;
  readonly details?: readonly (string | { readonly field?: string; readonly reason?: string })[];
  readonly passportErrorCode?: number;
  readonly passportErrorDetail?: PlayerErrorDetail;
}

/** The error of an answer that is no success. */
export function refusal(call: string, status: number, text: string, requestId: string | undefined): PlayerError {
  let body: Answer = {};
  try {
    body = JSON.parse(text) ?? {};
  } catch {
    // why: a proxy in between answers what it likes
  }
  const { message = `HTTP ${status}`, details = [], passportErrorDetail: detail = {} } = body;
  const code = body.passportErrorCode ?? body.code ?? 0;
  return new (CLASSES[code] ?? PlayerError)(message, {
    ...{ call, status, code, detail, requestId },
    details: details.map((one) =>
      typeof one === 'string' ? one : [one.field, one.reason].filter((part) => part).join(': '),
    ),
  });
}
