// Amounts added up. Yuan with two decimals are no exact binary numbers, so that they are added in fen.

/** @example sumYuan([0.1, 0.2]) // 0.3 */
export function sumYuan(amounts: readonly number[]): number {
  return amounts.reduce((fen, yuan) => fen + Math.round(yuan * 100), 0) / 100;
}
