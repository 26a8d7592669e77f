import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '#shared/lib/Link.tsx';
import { figureTable } from '#shared/ui/figureTable.ts';
import { BarPlot, type BarReference } from './BarPlot.tsx';
import type { Bar } from './barRules.ts';
import { ChartFrame } from './ChartFrame.tsx';

interface BarChartProps {
  bars: readonly Bar[];
  /** What the chart shows. */
  caption: string;
  /** What the labels under the bars say. */
  labelName: string;
  /** What is counted. */
  valueName: string;
  /** A number of the vertical axis in words. */
  numberText: (value: number) => string;
  /** A place among the bars that all are compared with. */
  reference?: BarReference;
  /** Figures in place of the drawing. */
  isTable: boolean;
}

/** How many there are of each of several things, as bars that lead to them, or as a table. */
export function BarChart(props: BarChartProps) {
  const { bars, caption, labelName, valueName, numberText, reference = null, isTable } = props;
  if (!isTable)
    return (
      <ChartFrame>
        {(width) => (
          <BarPlot
            bars={bars}
            reference={reference}
            width={width}
            label={caption}
            labelName={labelName}
            numberText={numberText}
          />
        )}
      </ChartFrame>
    );
  return (
    <chakra.div css={figureTable}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labelName}</th>
            <th scope="col" className="num">
              {valueName}
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ id, label, valueText, name, href, onChoose }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td className="num">
                <Figure text={valueText} name={name} href={href} onChoose={onChoose} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.div>
  );
}

interface FigureProps {
  text: string;
  name: string;
  href: string | undefined;
  onChoose: (() => void) | undefined;
}

function Figure({ text, name, href, onChoose }: FigureProps) {
  if (href !== undefined)
    return (
      <chakra.span css={{ '& a': underlined }}>
        <Link to={href} aria-label={name}>
          {text}
        </Link>
      </chakra.span>
    );
  if (!onChoose) return text;
  return (
    <chakra.button type="button" css={underlined} aria-label={name} onClick={onChoose}>
      {text}
    </chakra.button>
  );
}

const underlined = { color: 'accent', textDecoration: 'underline', cursor: 'pointer' } as const;
