// A button of the bar. Its menu is loaded when it is first wanted: menus that float are a fifth of the frame.
import { type ReactNode, Suspense, useState } from 'react';

interface OpensProps {
  readonly label: string;
  readonly title?: string;
  readonly className: string | undefined;
  /** What stands on it. */
  readonly face: ReactNode;
  readonly preload: () => Promise<void>;
  /** The menu, which brings the same button along. */
  readonly children: ReactNode;
}

export function Opens({ label, title, className, face, preload, children }: OpensProps) {
  const [isUsed, setUsed] = useState(false);
  const load = (): void => void preload();
  const button = (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={title}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setUsed(true)}
    >
      {face}
    </button>
  );
  return isUsed ? <Suspense fallback={button}>{children}</Suspense> : button;
}
