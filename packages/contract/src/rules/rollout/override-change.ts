// What a change of an override is called in a history: what players notice first.

interface Reach {
  readonly status: string;
  readonly rolloutPercentage: number;
}

/** That it is on or off, then how many it reaches, then anything else of it. */
export function overrideChange(was: Reach, is: Reach): 'enabled' | 'disabled' | 'widened' | 'narrowed' | 'changed' {
  if (was.status !== is.status) {
    return is.status === 'enable' ? 'enabled' : 'disabled';
  }
  const more = is.rolloutPercentage - was.rolloutPercentage;
  return more === 0 ? 'changed' : more > 0 ? 'widened' : 'narrowed';
}
