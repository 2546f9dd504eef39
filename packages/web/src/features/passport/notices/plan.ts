// Which players see a notice, when, and which of them stand side by side. As the platform answers a game that asks.
// Source: wire/passport.md 5.13.

/** What decides over a notice. */
export interface Planned {
  readonly billboardID: string;
  readonly namespace: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly publishTime?: string;
  readonly expireTime?: string;
}

/** What a game says of its players; empty for nothing. */
export interface Audience {
  readonly namespace: string;
  readonly tags: Readonly<Record<string, string>>;
}

/** Epoch milliseconds; the end is not in it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Nothing where it never was published. */
export function spanOf({ publishTime, expireTime }: Planned): Span | undefined {
  return publishTime === undefined
    ? undefined
    : {
        from: Date.parse(publishTime),
        to: expireTime === undefined ? Number.POSITIVE_INFINITY : Date.parse(expireTime),
      };
}

type WhyHidden = 'later' | 'over' | 'namespace' | 'tags';

/** Why players do not see it then; nothing where they do. */
export function whyHidden(notice: Planned, { namespace, tags }: Audience, at: number): WhyHidden | undefined {
  const span = spanOf(notice);
  if (span === undefined || at < span.from) {
    return 'later';
  }
  if (at >= span.to) {
    return 'over';
  }
  if (namespace !== '' && notice.namespace !== namespace) {
    return 'namespace';
  }
  const isOther = Object.entries(tags).some(
    ([name, value]) => value !== '' && notice.tags[name] !== undefined && notice.tags[name] !== value,
  );
  return isOther ? 'tags' : undefined;
}

/** In the order in which a game gets them: the latest first. */
export function seenBy<Notice extends Planned>(notices: readonly Notice[], audience: Audience, at: number): Notice[] {
  return notices
    .filter((notice) => whyHidden(notice, audience, at) === undefined)
    .sort((one, other) => (spanOf(other)?.from ?? 0) - (spanOf(one)?.from ?? 0));
}

/** When some player sees both; nothing where nobody does. */
export function togetherIn(one: Planned, other: Planned): Span | undefined {
  const [a, b] = [spanOf(one), spanOf(other)];
  const areApart = Object.entries(one.tags).some(
    ([name, value]) => other.tags[name] !== undefined && other.tags[name] !== value,
  );
  if (a === undefined || b === undefined || one.namespace !== other.namespace || areApart) {
    return undefined;
  }
  const span = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
  return span.from < span.to ? span : undefined;
}

interface Meeting<Notice> {
  readonly one: Notice;
  readonly other: Notice;
  readonly span: Span;
}

/** Every pair that some player sees together inside of a time. */
export function meetingsIn<Notice extends Planned>(notices: readonly Notice[], within: Span): Meeting<Notice>[] {
  return notices.flatMap((one, at) =>
    notices.slice(at + 1).flatMap((other) => {
      const span = togetherIn(one, other);
      return span === undefined || span.from >= within.to || span.to <= within.from ? [] : [{ one, other, span }];
    }),
  );
}

/** Where a notice lies in a window, as shares of it; nothing where it is outside. */
export function barOf(notice: Planned, window: Span): { readonly left: number; readonly width: number } | undefined {
  const span = spanOf(notice);
  if (span === undefined || span.from >= window.to || span.to <= window.from) {
    return undefined;
  }
  const length = window.to - window.from;
  const from = Math.max(span.from, window.from);
  return { left: (from - window.from) / length, width: (Math.min(span.to, window.to) - from) / length };
}
