// Some values as a small line without words, beside the figure that it leads to.

interface SparkProps {
  /** Oldest first. */
  readonly values: readonly number[];
  readonly width?: number;
  /** The last one counts a time that is not over. */
  readonly goesOn?: boolean;
  readonly className?: string | undefined;
}

const WIDTH = 36;
const HEIGHT = 22;

export function Spark({ values, width = WIDTH, goesOn = false, className }: SparkProps) {
  const most = Math.max(...values, 1);
  const points = values.map((value, index) => ({
    x: ((index / Math.max(values.length - 1, 1)) * width).toFixed(1),
    y: (HEIGHT - (value / most) * HEIGHT).toFixed(1),
  }));
  const path = (of: typeof points): string => `M${of.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const over = goesOn ? points.slice(0, -1) : points;
  return (
    <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} className={className} aria-hidden="true">
      <path d={`${path(over)}L${over.at(-1)?.x ?? 0} ${HEIGHT}L0 ${HEIGHT}Z`} fill="currentColor" opacity={0.1} />
      <path d={path(over)} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
      {goesOn ? (
        <path d={path(points.slice(-2))} fill="none" stroke="currentColor" strokeWidth={1.2} strokeDasharray="2 2" />
      ) : null}
    </svg>
  );
}
