// Money in yuan with two decimals and thousands separated.

/** `¥1,234.50` for 1234.5; a number that is none is `-`. */
export function formatYuan(yuan: number): string {
  return Number.isFinite(yuan) ? formatFen(Math.round(Number(`${yuan}e2`)) || 0) : '-';
}

/** `¥1,234.50` for 123450 fen. */
export function formatFen(fen: number): string {
  if (!Number.isFinite(fen)) {
    return '-';
  }
  const whole = Math.trunc(Math.abs(fen) / 100);
  const rest = Math.round(Math.abs(fen) % 100);
  const grouped = String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${fen < 0 ? '-' : ''}¥${grouped}.${String(rest).padStart(2, '0')}`;
}
