// why not the package's own: it declares six thousand icons in one file of 7.6 MB.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType } from 'react';

  /** What `Icon` of icon.tsx asks of one. */
  const icon: ComponentType<{ readonly size: number; readonly stroke: number; readonly 'aria-hidden': 'true' }>;
  export default icon;
}
