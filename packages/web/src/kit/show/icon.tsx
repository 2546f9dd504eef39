// A line icon on a 24 grid. Beside text it is decoration; alone it needs a label on its button.
import type { ComponentType } from 'react';

/** One of `icons.ts`. */
export type IconPart = ComponentType<{
  readonly size: number;
  readonly stroke: number;
  readonly 'aria-hidden': 'true';
}>;

export interface IconProps {
  readonly of: IconPart;
  readonly size?: number;
  readonly stroke?: number;
}

export function Icon({ of: Part, size = 18, stroke = 1.75 }: IconProps) {
  return <Part size={size} stroke={stroke} aria-hidden="true" />;
}
