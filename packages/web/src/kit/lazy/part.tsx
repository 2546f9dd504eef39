// A part of a screen that is loaded when it is first shown. Where it does not arrive, or breaks, its own place says so and
// everything around it stays; it comes by itself once it can be had.
import { type ReactNode, useState } from 'react';
import { PartBoundary, type PlaceOfFailure } from './part-boundary.tsx';
import { type Load, type Shown, type Source, sourceOf } from './source.ts';

/** The component that a module has; suspends while it is loaded. What fails is said where `place` says. */
export function part<C extends Shown<never>>(
  load: Load<C>,
  place: PlaceOfFailure = 'box',
): C & Pick<Source, 'preload'> {
  const source = sourceOf(load);
  const shown = (props: GivenProps): ReactNode => <Part source={source} place={place} given={props} />;
  return Object.assign(shown as unknown as C, { preload: source.preload });
}

interface GivenProps {
  readonly onClose?: () => void;
}

interface PartProps {
  readonly source: Source;
  readonly place: PlaceOfFailure;
  readonly given: GivenProps;
}

function Part({ source, place, given }: PartProps) {
  const [Loaded, setLoaded] = useState(() => source.current());
  return (
    <PartBoundary place={place} onClose={given.onClose} onAgain={() => setLoaded(() => source.current())}>
      <Loaded {...given} />
    </PartBoundary>
  );
}
