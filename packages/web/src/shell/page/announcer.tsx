// Tells a screen reader what changed where the eye would see it: the next screen, a notice.
import { VisuallyHidden } from '@mantine/core';
import { createStore, useStore } from '../../kit/keep/store.ts';

const said = createStore('');

export function announce(words: string): void {
  said.set(words);
}

export function Announcer() {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {useStore(said)}
    </VisuallyHidden>
  );
}
