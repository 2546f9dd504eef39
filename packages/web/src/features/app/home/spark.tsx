// Seven days as a small line without words.

const WIDTH = 44;
const HEIGHT = 22;

export function Spark({ values, className }: { values: readonly number[]; className?: string | undefined }) {
  const most = Math.max(...values, 1);
  const path = values
    .map(
      (value, index) =>
        `${((index / (values.length - 1)) * WIDTH).toFixed(1)} ${(HEIGHT - (value / most) * HEIGHT).toFixed(1)}`,
    )
    .join('L');
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={className} aria-hidden="true">
      <path d={`M${path}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} fill="currentColor" opacity={0.1} />
      <path d={`M${path}`} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
    </svg>
  );
}
