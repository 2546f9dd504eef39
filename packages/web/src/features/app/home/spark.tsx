// Seven days as a small line without words; the last one is not over.

const WIDTH = 36;
const HEIGHT = 22;

export function Spark({ values, className }: { values: readonly number[]; className?: string | undefined }) {
  const most = Math.max(...values, 1);
  const points = values.map((value, index) => ({
    x: ((index / (values.length - 1)) * WIDTH).toFixed(1),
    y: (HEIGHT - (value / most) * HEIGHT).toFixed(1),
  }));
  const path = (of: typeof points): string => `M${of.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const over = points.slice(0, -1);
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={className} aria-hidden="true">
      <path d={`${path(over)}L${over.at(-1)?.x ?? 0} ${HEIGHT}L0 ${HEIGHT}Z`} fill="currentColor" opacity={0.1} />
      <path d={path(over)} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
      <path d={path(points.slice(-2))} fill="none" stroke="currentColor" strokeWidth={1.2} strokeDasharray="2 2" />
    </svg>
  );
}
