// What a button says of itself for a moment after it was pressed, where nothing else on the screen does: 已复制.
import { useEffect, useState } from 'react';

const SAID_MS = 1500;

export function useSaid(onEnd?: () => void): readonly [isSaid: boolean, say: () => void] {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    if (!isSaid) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setSaid(false);
      onEnd?.();
    }, SAID_MS);
    return () => clearTimeout(timer);
  }, [isSaid, onEnd]);
  return [isSaid, () => setSaid(true)];
}
