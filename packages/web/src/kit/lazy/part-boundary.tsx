// Holds what breaks in one part of a screen.

import { ActionIcon } from '@mantine/core';
import { Component, type ReactNode, startTransition, useEffect, useEffectEvent } from 'react';
import { ErrorPanel } from '../page/error-panel.tsx';
import { Icon } from '../show/icon.tsx';
import { closeIcon } from '../show/icons.ts';
import { text } from '../text.zh.ts';
import { MissingPartError } from './missing-part-error.ts';
import classes from './part.module.css';

/** Where a failure is said: in the place of the part, over the page, or nowhere. */
export type PlaceOfFailure = 'box' | 'over' | 'nothing';

/** How often what did not arrive is asked for again. */
const AGAIN_MS = 4000;

interface PartBoundaryProps {
  readonly place: PlaceOfFailure;
  /** Gives up on what was to be shown over the page. */
  readonly onClose: (() => void) | undefined;
  readonly onAgain: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly error?: unknown;
}

export class PartBoundary extends Component<PartBoundaryProps, State> {
  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override state: State = {};

  // why a transition: what says that it failed stays until the part is there
  private readonly again = (): void =>
    startTransition(() => {
      this.props.onAgain();
      this.setState({ error: undefined });
    });

  override render(): ReactNode {
    const { error } = this.state;
    const { place, children, onClose } = this.props;
    return error === undefined ? (
      children
    ) : (
      <Failure error={error} place={place} onAgain={this.again} onClose={onClose} />
    );
  }
}

interface FailureProps {
  readonly error: unknown;
  readonly place: PlaceOfFailure;
  readonly onAgain: () => void;
  readonly onClose: (() => void) | undefined;
}

function Failure({ error, place, onAgain, onClose }: FailureProps) {
  const isMissing = error instanceof MissingPartError;
  useAgain(isMissing, onAgain);
  if (place === 'nothing') {
    return null;
  }
  const panel = <ErrorPanel error={error} title={isMissing ? text.partMissing : text.partBroken} onRetry={onAgain} />;
  return place === 'box' ? (
    panel
  ) : (
    <div className={classes.over}>
      {panel}
      {onClose === undefined ? null : (
        <ActionIcon className={classes.close} variant="subtle" color="gray" aria-label={text.close} onClick={onClose}>
          <Icon of={closeIcon} size={16} />
        </ActionIcon>
      )}
    </div>
  );
}

/** Tries again when the network is back, and every few seconds while somebody looks. */
function useAgain(isWorthIt: boolean, onAgain: () => void): void {
  const again = useEffectEvent(onAgain);
  useEffect(() => {
    if (!isWorthIt) {
      return;
    }
    const tryNow = (): void => again();
    const timer = setInterval(() => (document.visibilityState === 'visible' ? again() : undefined), AGAIN_MS);
    addEventListener('online', tryNow);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryNow);
    };
  }, [isWorthIt]);
}
