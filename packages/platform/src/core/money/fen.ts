// Money is whole fen inside the platform and yuan with at most two decimals on the wire.

export function fenOf(yuan: number): number {
  return Math.round(yuan * 100);
}

export function yuanOf(fen: number): number {
  return fen / 100;
}
