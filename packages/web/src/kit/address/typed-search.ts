// Fields that are typed into, and kept in the address once they are left: not while somebody types, because the address
// follows too late for a field.
import { useEffect, useRef, useState } from 'react';
import { type SearchSpec, type SearchValues, useSearchState } from './search-state.ts';

interface TypedSearch<Values> {
  readonly typed: Values;
  readonly set: (part: Partial<Values>) => void;
  /** Puts what is typed into the address, with a value that is chosen at once. */
  readonly keep: (part?: Partial<Values>) => void;
}

/** The values of the address, and of whoever leads to others of them while the screen is open. */
export function useTypedSearch<Spec extends SearchSpec>(spec: Spec): TypedSearch<SearchValues<Spec>> {
  const [asked, change] = useSearchState(spec);
  const [typed, setTyped] = useState(() => asked);
  const address = JSON.stringify(asked);
  const known = useRef(address);
  useEffect(() => {
    if (address !== known.current) {
      known.current = address;
      setTyped(JSON.parse(address) as SearchValues<Spec>);
    }
  }, [address]);
  return {
    typed,
    set: (part) => setTyped((now) => ({ ...now, ...part })),
    keep: (part) => {
      const next = { ...typed, ...part };
      known.current = JSON.stringify(next);
      setTyped(next);
      change(next, { replace: true });
    },
  };
}
