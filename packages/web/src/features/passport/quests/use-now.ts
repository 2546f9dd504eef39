// The moment of now, which goes on by itself while the page is looked at.
import { useEffect, useState } from 'react';

const STEP_MS = 15_000;

export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const step = () => (document.visibilityState === 'visible' ? setNow(Date.now()) : undefined);
    const timer = setInterval(step, STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
