// What a comparison says.
import { grouped } from '../show/grouped.ts';
export const text = {
  same: '内容相同',
  folded: (count: number) => `${grouped(count)} 行未变`,
} as const;
