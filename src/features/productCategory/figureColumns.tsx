import { chakra } from '@chakra-ui/react/styled-system';
import type { TFunction } from 'i18next';
import type { AnalyzedCompetitorRef, InheritedPct } from '#api/generated/types.gen.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import type { Column } from '#shared/table/Column.ts';
import { Sparkline } from '#shared/chart/Sparkline.tsx';
import { StateTag } from '#shared/ui/StateTag.tsx';
import type { FigureRow } from './categoryRules.ts';
import type { FigureSort } from './figureFilters.ts';
import { PositionBar } from './PositionBar.tsx';

interface ColumnTools {
  t: TFunction<'productCategory'>;
  format: ReturnType<typeof useFormat>;
  competitors: readonly AnalyzedCompetitorRef[];
  /** Whether the person sees what tells of margins. */
  hasCosts: boolean;
  /** Opens the margins of a category; undefined: they cannot be changed. */
  onTargets: ((id: string) => void) | undefined;
}

// Wide enough for the longest word of a header in each language; what is longer has a soft hyphen.
const figure = { align: 'end', width: '5.5rem' } as const;

/** What the table says of a category. */
export function figureColumns(tools: ColumnTools): Column<FigureRow, FigureSort>[] {
  const { t, format, competitors } = tools;
  const share = (part: number | null): string =>
    part === null ? NO_VALUE : format.percent(part, { decimals: 0 });
  const index = (mean: string | null): string =>
    mean === null ? NO_VALUE : format.number(Number(mean), { decimals: 1 });
  return [
    {
      id: 'category',
      header: t('column.category'),
      sortKey: 'name',
      isKey: true,
      width: '10rem',
      cell: ({ name, isItself, isAlone }) =>
        isItself ? t(isAlone ? 'row.alone' : 'row.all', { name }) : name,
    },
    {
      id: 'products',
      header: t('column.products'),
      sortKey: 'products',
      ...figure,
      cell: (row) => format.number(row.products),
    },
    {
      id: 'tracked',
      header: t('column.tracked'),
      sortKey: 'tracked',
      ...figure,
      width: '6.25rem',
      cell: (row) => format.number(row.tracked),
    },
    {
      id: 'coverage',
      header: t('column.coverage'),
      sortKey: 'coverage',
      ...figure,
      cell: (row) => share(row.coverage),
    },
    {
      id: 'index',
      header: t('column.index'),
      sortKey: 'meanIndex',
      ...figure,
      width: '5rem',
      cell: (row) => index(row.index),
    },
    {
      id: 'trend',
      header: t('column.trend'),
      width: '7rem',
      cell: ({ trend }) => {
        const known = trend.filter((value) => value !== null);
        const [first] = known;
        return first === undefined ? (
          NO_VALUE
        ) : (
          <chakra.span display="inline-flex" color="fg.muted">
            <Sparkline
              values={trend}
              label={t('trend', {
                from: format.number(first, { decimals: 1 }),
                to: format.number(known.at(-1), { decimals: 1 }),
              })}
            />
          </chakra.span>
        );
      },
    },
    ...(tools.hasCosts ? marginColumns(tools) : []),
    {
      id: 'first',
      header: t('column.first'),
      sortKey: 'firstShare',
      ...figure,
      cell: (row) => share(row.firstShare),
    },
    {
      id: 'position',
      header: t('column.position'),
      width: '9rem',
      cell: (row) => <PositionBar counts={row} />,
    },
    {
      id: 'changes',
      header: t('column.changes'),
      sortKey: 'changes',
      align: 'end',
      width: '6rem',
      cell: ({ rises, drops }) =>
        rises + drops === 0
          ? NO_VALUE
          : t('changes', { rises: format.number(rises), drops: format.number(drops) }),
    },
    ...competitors.map(({ id, name }, at) => ({
      id: `competitor ${id}`,
      header: name,
      align: 'end' as const,
      width: '6.5rem',
      cell: ({ cells }: FigureRow) => index(cells[at]?.index ?? null),
    })),
    {
      id: 'status',
      header: t('column.status'),
      hidden: true,
      width: '7rem',
      cell: ({ status }) => (
        <StateTag tone={status === 'active' ? 'good' : 'quiet'}>
          {t(status === 'active' ? 'visible' : 'hidden')}
        </StateTag>
      ),
    },
  ];
}

/** What is for those who may see costs. */
function marginColumns({ t, format, onTargets }: ColumnTools): Column<FigureRow, FigureSort>[] {
  const margin = (name: 'targetGp' | 'minGp') => (row: FigureRow) => {
    const value = row[name];
    if (!value) return NO_VALUE;
    const text = format.percent(value.applies / 100);
    return (
      <chakra.span css={marginStyles}>
        {onTargets ? (
          <button
            type="button"
            aria-label={t(name === 'targetGp' ? 'targets.editTarget' : 'targets.editFloor', {
              name: row.name,
              value: text,
            })}
            onClick={() => onTargets(row.id)}
          >
            {text}
          </button>
        ) : (
          text
        )}
        <small>{originOf(t, value)}</small>
      </chakra.span>
    );
  };
  return [
    {
      id: 'gp',
      header: t('column.gp'),
      sortKey: 'meanGp',
      ...figure,
      width: '5rem',
      cell: ({ meanGp }) => (meanGp === null ? NO_VALUE : format.number(meanGp, { decimals: 1 })),
    },
    {
      id: 'target',
      header: t('column.target'),
      sortKey: 'target',
      align: 'end',
      width: '7rem',
      cell: margin('targetGp'),
    },
    {
      id: 'floor',
      header: t('column.floor'),
      sortKey: 'floor',
      align: 'end',
      width: '7rem',
      cell: margin('minGp'),
    },
    {
      id: 'underFloor',
      header: t('column.underFloor'),
      sortKey: 'underFloor',
      ...figure,
      cell: ({ underFloor }) =>
        underFloor ? (
          <StateTag tone="caution">{format.number(underFloor)}</StateTag>
        ) : (
          format.number(underFloor ?? 0)
        ),
    },
  ];
}

/** Where a margin comes from, in words. */
function originOf(t: TFunction<'productCategory'>, { own, from }: InheritedPct): string {
  if (own !== null) return t('targets.own');
  return from === null ? t('targets.none') : t('targets.from', { name: from.name });
}

const marginStyles = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  '& small': { color: 'fg.muted', fontSize: 'xs' },
  '& button': { minH: '6', color: 'accent', textDecoration: 'underline', cursor: 'pointer', rounded: 'l1' },
} as const;
