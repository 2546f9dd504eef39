// Whether a product is sold at a moment.

export interface Sold {
  readonly published: boolean;
  readonly startTime?: string | null | undefined;
  readonly endTime?: string | null | undefined;
}

export type NotSold = 'unpublished' | 'early' | 'over';

/** Why it is not sold, or undefined. */
export function notSold({ published, startTime, endTime }: Sold, at: string | number): NotSold | undefined {
  if (!published) {
    return 'unpublished';
  }
  const ms = new Date(at).getTime();
  if (startTime !== null && startTime !== undefined && ms < Date.parse(startTime)) {
    return 'early';
  }
  return endTime !== null && endTime !== undefined && ms >= Date.parse(endTime) ? 'over' : undefined;
}
