import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { iconText } from '#shared/ui/icon.ts';
import { countIssues } from '#features/slabs/save/ladderProblems.ts';
import { focusCell } from './useGridKeys.ts';
import { useJudgedLadder } from '#features/slabs/editor/useLadder.ts';

const signs = { error: CircleAlert, warning: TriangleAlert, info: Info } as const;
const tones = { error: 'bad', warning: 'caution', info: 'info' } as const;

interface CheckListProps {
  /** Where the cells are that a sentence leads to. */
  grid: RefObject<HTMLElement | null>;
}

/** What the rules say of the ladder: how much, and each sentence as a way to its cell. */
export function CheckList(props: CheckListProps) {
  const { t } = useTranslation('slabs');
  return (
    <chakra.section aria-label={t('checks.title')} css={styles}>
      <Checks {...props} />
    </chakra.section>
  );
}

/** Apart from their styles, which are not made again with each key. */
function Checks({ grid }: CheckListProps) {
  const { t } = useTranslation('slabs');
  const { shown } = useJudgedLadder();
  const { errors, warnings, infos } = countIssues(shown);
  const parts = [
    errors > 0 && t('checks.errors', { count: errors }),
    warnings > 0 && t('checks.warnings', { count: warnings }),
    infos > 0 && t('checks.infos', { count: infos }),
  ].filter((part) => part !== false);
  return (
    <>
      <p role="status" className="summary">
        {shown.length === 0 && <CircleCheck {...iconText} className="clean" />}
        {parts.length === 0 ? t('checks.clean') : parts.join(' · ')}
      </p>
      <ul>
        {shown.map(({ id, rule, level, row, cell, sentence }) => {
          const Sign = signs[level];
          return (
            <li key={id}>
              <button
                type="button"
                data-tone={tones[level]}
                onClick={() => focusCell(grid.current, cell.row, cell.column)}
              >
                <Sign {...iconText} />
                <b>{rule}</b>
                <span className="where">{row === null ? '' : t('checks.row', { row: row + 1 })}</span>
                <span id={id}>{sentence}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const tone = (name: string) => ({
  [`& button[data-tone=${name}] svg, & button[data-tone=${name}] b`]: { color: name },
});

const styles = {
  fontSize: 'sm',
  '& .clean': { color: 'good' },
  '& .summary': { display: 'flex', alignItems: 'center', gap: '1.5', fontWeight: 'medium' },
  '& ul': { mt: '1', listStyle: 'none', p: '0' },
  '& button': {
    display: 'flex',
    alignItems: 'baseline',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    columnGap: '2',
    w: '100%',
    minH: '7',
    px: '1.5',
    py: '1',
    textAlign: 'start',
    rounded: 'l1',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid {colors.accent}' },
  },
  '& svg': { flexShrink: '0', alignSelf: 'center' },
  '& .where': { color: 'fg.muted', whiteSpace: 'nowrap' },
  ...tone('bad'),
  ...tone('caution'),
  ...tone('info'),
} as const;
