// How large numbers and moments are written.

export const text = {
  /** Largest first. */
  steps: [
    { from: 1e8, per: 1e8, unit: '亿' },
    { from: 1e5, per: 1e4, unit: '万' },
  ] as readonly { readonly from: number; readonly per: number; readonly unit: string }[],
  justNow: '刚刚',
  minutesAgo: (minutes: number) => `${minutes} 分钟前`,
  today: (clock: string) => `今天 ${clock}`,
} as const;
