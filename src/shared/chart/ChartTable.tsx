import { chakra } from '@chakra-ui/react/styled-system';
import { figureTable } from '#shared/ui/figureTable.ts';
import type { Series } from './series.ts';

interface ChartTableProps {
  series: readonly Series[];
  /** Places of the horizontal axis, a row each. */
  places: readonly number[];
  /** What the horizontal axis measures. */
  placeName: string;
  placeText: (place: number) => string;
  caption: string;
}

/** A chart as figures: a row for each place of its horizontal axis, a column for each series. */
export function ChartTable({ series, places, placeName, placeText, caption }: ChartTableProps) {
  return (
    <chakra.div
      css={figureTable}
      maxH="36rem"
      overflowY="auto"
      tabIndex={0}
      role="region"
      aria-label={caption}
    >
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="num">
              {placeName}
            </th>
            {series.map(({ id, name, note }) => (
              <th key={id} scope="col" className="num">
                {name}
                {note !== null && <div>{note}</div>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place}>
              <th scope="row" className="num">
                {placeText(place)}
              </th>
              {series.map(({ id, note, textAt }) => (
                <td key={id} className={note === null ? 'num' : 'num quiet'}>
                  {textAt(place)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.div>
  );
}
