import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { ReviewItem } from '#api/generated/types.gen.ts';
import { useMatchTexts } from '#entities/matches/useMatchTexts.ts';
import { useShortcuts } from '#shared/lib/useShortcuts.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { UNDO_DEPTH, type Decision, type Reviewed } from './reviewState.ts';

interface DecidedListProps {
  decided: readonly Reviewed[];
  onTakeBack: (item: ReviewItem) => void;
}

/** What was decided last, each with its way back. */
export function DecidedList({ decided, onTakeBack }: DecidedListProps) {
  const { t } = useTranslation('matchReview');
  const words = useMatchTexts();
  const [last] = decided;
  useShortcuts(last ? [{ keys: 'z', label: t('takeBackLast'), run: () => onTakeBack(last.item) }] : []);
  if (!last) return null;
  const said = (decision: Decision): string =>
    decision.kind === 'confirm'
      ? `${words.status('confirmed')} · ${words.matchType(decision.matchType)}`
      : `${words.status('rejected')} · ${words.rejectReason(decision.reason)}`;
  return (
    <Panel title={t('decided')}>
      <chakra.ul css={styles}>
        {decided.slice(0, UNDO_DEPTH).map(({ item, decision }) => (
          <li key={item.id}>
            <div>
              <b>{item.ours.name}</b> {item.competitor.name}
              <p>{said(decision)}</p>
            </div>
            <Button
              size="xs"
              variant="outline"
              aria-label={t('undoOf', { name: item.ours.name, competitor: item.competitor.name })}
              onClick={() => onTakeBack(item)}
            >
              {t('takeBack')}
              {item === last.item && <kbd aria-hidden>Z</kbd>}
            </Button>
          </li>
        ))}
      </chakra.ul>
    </Panel>
  );
}

const styles = {
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', py: '1.5' },
  '& > li + li': { borderTop: '1px solid {colors.border}' },
  '& > li > div': { flex: '1', minW: 'min(100%, 12rem)', overflowWrap: 'anywhere' },
  '& b': { fontWeight: 'medium' },
  '& p': { color: 'fg.muted', fontSize: 'sm' },
} as const;
