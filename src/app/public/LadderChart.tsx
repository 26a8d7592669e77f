/** One step of the chart: ours all-in, between the lowest and the highest competitor. */
export type LadderColumn = { quantity: number; ours: number; lowest: number; highest: number; index: number };

type LadderChartProps = {
  columns: readonly LadderColumn[];
  /** What the drawing says, for people who do not see it. */
  label: string;
  names: { ours: string; market: string };
  scale: (value: number) => string;
};

// One unit is one pixel at full width; the gutter is as wide as the table's first column.
const width = 680;
const height = 250;
const gutter = 150;
const step = (width - gutter) / 5;
const [floor, ceiling] = [5, 13];

const x = (column: number): number => gutter + column * step;
const y = (price: number): number => Math.round(height - ((price - floor) / (ceiling - floor)) * height);

/** A price holds until the next break, so lines are steps (visual: charts). */
const steps = (prices: readonly number[]): string =>
  prices.map((price, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(price)}H${x(at + 1)}`).join('');

/** Price ladder and market as steps; the same figures stand in the table below it. */
export function LadderChart({ columns, label, names, scale }: LadderChartProps) {
  const lowest = columns.map((column) => column.lowest);
  const highest = columns.map((column) => column.highest);
  const down = columns
    .map((column, at) => `V${y(column.lowest)}H${x(at)}`)
    .reverse()
    .join('');

  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {[6, 8, 10, 12].map((price) => (
        <g key={price}>
          <line className="ladder-grid" x1={gutter} x2={width} y1={y(price)} y2={y(price)} />
          <text className="ladder-scale" x={gutter - 12} y={y(price) + 4} textAnchor="end">
            {scale(price)}
          </text>
        </g>
      ))}
      <path className="ladder-market" d={`${steps(highest)}${down}Z`} />
      {columns.map(({ quantity, ours, lowest: theirs, index }, at) => (
        <rect
          key={quantity}
          className={index > 100 ? 'ladder-gap ladder-gap-above' : 'ladder-gap'}
          x={x(at)}
          y={y(Math.max(ours, theirs))}
          width={step}
          height={Math.abs(y(ours) - y(theirs))}
        />
      ))}
      <path className="ladder-lowest" d={steps(lowest)} />
      <path className="ladder-ours" pathLength="1" d={steps(columns.map((column) => column.ours))} />
      {columns.map(
        ({ quantity, ours, index }, at) =>
          index > 100 && (
            <path key={quantity} className="ladder-above" d={`M${x(at)} ${y(ours)}H${x(at + 1)}`} />
          ),
      )}
      <text className="ladder-name" x={x(0) + 10} y={y(highest[0] ?? 0) + 20}>
        {names.market}
      </text>
      <text className="ladder-name ladder-name-ours" x={x(0) + 10} y={y(columns[0]?.ours ?? 0) + 22}>
        {names.ours}
      </text>
    </svg>
  );
}
