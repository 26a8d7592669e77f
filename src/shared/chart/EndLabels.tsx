import { spreadLabels, toTenths, type PlotArea } from './plotArea.ts';

interface EndLabelsProps {
  area: PlotArea;
  /** Names with the height at which their series end. */
  ends: readonly { readonly id: string; readonly name: string; readonly y: number }[];
}

const LINE_HEIGHT = 15;
const LONGEST = 22;

/** Names of the series at their ends, where the area has room for them. */
export function EndLabels({ area, ends }: EndLabelsProps) {
  if (!area.hasEndLabels) return null;
  const places = spreadLabels(
    ends.map(({ y }) => y),
    LINE_HEIGHT,
    area.bottom,
  );
  return ends.map(({ id, name }, place) => (
    <text key={id} className="name" x={area.right + 8} y={toTenths((places[place] ?? 0) + 4)}>
      {shortened(name)}
    </text>
  ));
}

/** The legend has all of it. */
function shortened(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
}
