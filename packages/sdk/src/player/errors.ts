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
  /** Of a call that gives or takes something and got no answer. */
  readonly key?: string | undefined;
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
  readonly key: string | undefined;

  constructor(
    message: string,
    { call, status = 0, code = 0, detail = {}, details = [], requestId, key, cause }: PlayerErrorFacts,
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.call = call;
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.details = details;
    this.requestId = requestId;
    this.key = key;
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

/** 80001, 90021: a list or a place is full, or a product was bought as often as it may be. */
export class LimitReached extends PlayerError {
  override readonly name = 'LimitReached';

  /** When it may be bought again; absent for never, and for a place that is full. */
  get resetsAt(): Date | undefined {
    const { resetsAt } = this.detail;
    return resetsAt ? new Date(resetsAt) : undefined;
  }
}

/** 80001 of something that would have been given: there is no room for it, or the player may have no more of it. */
export class InventoryFull extends PlayerError {
  override readonly name = 'InventoryFull';

  get resource(): string {
    return this.detail.resource ?? '';
  }
}

/** 90020: the player has less than it costs. */
export class NotEnough extends PlayerError {
  override readonly name = 'NotEnough';

  get resource(): string {
    return this.detail.resource ?? '';
  }

  get have(): number {
    return Number(this.detail.have ?? 0);
  }

  get need(): number {
    return Number(this.detail.need ?? 0);
  }
}

/** 90010: the code was used. */
export class CodeUsed extends PlayerError {
  override readonly name = 'CodeUsed';
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
  90010: CodeUsed,
  90020: NotEnough,
  90021: LimitReached,
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
  // why: the number says that something is full, and only what is given names a resource
  const kind = code === 80_001 && detail.resource !== undefined ? InventoryFull : (CLASSES[code] ?? PlayerError);
  return new kind(message, {
    ...{ call, status, code, detail, requestId },
    details: details.map((one) =>
      typeof one === 'string' ? one : [one.field, one.reason].filter((part) => part).join(': '),
    ),
  });
}
