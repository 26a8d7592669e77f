import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { rejectReasons } from '#entities/matches/matchChoices.ts';
import { useMatchTexts } from '#entities/matches/useMatchTexts.ts';
import type { Shortcut } from '#shared/lib/shortcuts.ts';
import { useShortcuts } from '#shared/lib/useShortcuts.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import type { Decision } from './reviewState.ts';

interface ReviewActionsProps {
  /** Why nobody may decide here. */
  reason: string | undefined;
  /** The reasons for a rejection are asked for. */
  isRejecting: boolean;
  onRejecting: (isRejecting: boolean) => void;
  onDecide: (decision: Decision) => void;
  onSkip: () => void;
}

interface Choice extends Shortcut {
  /** It needs the right to decide. */
  decides?: boolean;
}

/** What can be said of a suggestion, each with its key; after `n` the reasons, each with its number. */
export function ReviewActions({ reason, isRejecting, onRejecting, onDecide, onSkip }: ReviewActionsProps) {
  const { t } = useTranslation('matchReview');
  const words = useMatchTexts();
  const choices: Choice[] = isRejecting
    ? [
        ...rejectReasons.map((one, at) => ({
          keys: String(at + 1),
          label: words.rejectReason(one),
          run: () => onDecide({ kind: 'reject', reason: one }),
        })),
        { keys: 'Escape', label: t('cancel'), run: () => onRejecting(false) },
      ]
    : [
        {
          keys: 'y',
          label: t('confirm'),
          decides: true,
          run: () => onDecide({ kind: 'confirm', matchType: 'exact' }),
        },
        {
          keys: 'e',
          label: t('equivalent'),
          decides: true,
          run: () => onDecide({ kind: 'confirm', matchType: 'equivalent' }),
        },
        { keys: 'n', label: t('reject'), decides: true, run: () => onRejecting(true) },
        { keys: 's', label: t('skip'), run: onSkip },
      ];
  useShortcuts(choices.filter(({ decides }) => !decides || reason === undefined));
  return (
    <chakra.div
      role="group"
      aria-label={isRejecting ? words.labels.rejectReason : t('decision')}
      css={styles}
    >
      {isRejecting && <chakra.p fontWeight="medium">{t('whyNot')}</chakra.p>}
      {choices.map(({ keys, label, run, decides }) =>
        decides ? (
          <DisabledReasonButton
            key={keys}
            size="sm"
            reason={reason}
            variant={keys === 'y' ? 'solid' : 'outline'}
            aria-keyshortcuts={keys}
            onClick={run}
          >
            {label}
            <Key name={keys} />
          </DisabledReasonButton>
        ) : (
          <Button key={keys} size="sm" variant="outline" aria-keyshortcuts={keys} onClick={run}>
            {label}
            <Key name={keys} />
          </Button>
        ),
      )}
    </chakra.div>
  );
}

function Key({ name }: { name: string }) {
  return <kbd aria-hidden>{name.slice(0, 3).toUpperCase()}</kbd>;
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  '& kbd': {
    minW: '1.25rem',
    px: '1',
    border: '1px solid currentColor',
    rounded: 'l1',
    fontFamily: 'inherit',
    fontSize: 'xs',
    opacity: 0.75,
  },
} as const;
