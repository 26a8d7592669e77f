import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Alert } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { EventLine } from './EventLine.tsx';

interface AlertItemProps {
  alert: Alert;
  isChosen: boolean;
  /** Absent: nothing can be done with it here. */
  onChoose?: ((on: boolean) => void) | undefined;
  onLeave?: (() => void) | undefined;
}

/** One alert: a box to choose it, what happened, which rule raised it, and who has it. */
export function AlertItem({ alert, isChosen, onChoose, onLeave }: AlertItemProps) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const { product, rule, assignee, state, snoozedUntil } = alert;
  const notes = [
    t('byRule', { rule: rule.name }),
    ...(assignee ? [t('hasIt', { name: assignee.name })] : []),
    ...(snoozedUntil === null ? [] : [t('until', { date: format.dateTime(snoozedUntil) })]),
    ...(state === 'acknowledged' || state === 'closed' ? [t(`state.${state}`)] : []),
  ];
  return (
    <chakra.li css={styles}>
      {onChoose && (
        <input
          type="checkbox"
          aria-label={t('choose', { name: product.name, rule: rule.name })}
          checked={isChosen}
          disabled={state === 'closed'}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      )}
      <EventLine event={alert} notes={notes} onLeave={onLeave} />
    </chakra.li>
  );
}

const styles = {
  display: 'flex',
  gap: '3',
  py: '3',
  borderBottomWidth: '1px',
  borderColor: 'border',
  '& > input': { mt: '0.5', boxSize: '4', flexShrink: 0, accentColor: '{colors.accent}' },
  '& > div': { flex: 1, minW: 0 },
} as const;
