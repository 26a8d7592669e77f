import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/useSession.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { notify } from '#shared/ui/notify.ts';
import { alertMembersOptions, type AlertGroup } from './alertQueries.ts';
import { snoozeDays } from './snooze.ts';
import type { AlertActions } from './useAlertActions.ts';

interface AlertBarProps {
  group: AlertGroup;
  /** The alerts on the page, and those of them that are chosen. */
  all: readonly string[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  actions: AlertActions;
}

const NOBODY = '-';

/** What is done with the chosen alerts. */
export function AlertBar({ group, all, chosen, onChoose, actions }: AlertBarProps) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const members = useQuery(alertMembersOptions()).data?.items ?? [];
  const ownId = useSession(({ user }) => user?.userId ?? '');
  const reason = chosen.length === 0 ? t('chooseFirst') : undefined;
  const ids = [...chosen];
  return (
    <chakra.div role="group" aria-label={t('actions')} css={styles}>
      <label>
        <input
          type="checkbox"
          checked={all.length > 0 && chosen.length === all.length}
          disabled={all.length === 0}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked ? all : [])}
        />
        {reason === undefined
          ? t('chosen', { count: chosen.length, number: format.number(chosen.length) })
          : t('chooseAll')}
      </label>
      {group !== 'done' && (
        <DisabledReasonButton size="sm" reason={reason} onClick={() => actions.acknowledge(ids)}>
          {t('acknowledge')}
        </DisabledReasonButton>
      )}
      {group !== 'open' && (
        <DisabledReasonButton size="sm" variant="outline" reason={reason} onClick={() => actions.reopen(ids)}>
          {t('reopen')}
        </DisabledReasonButton>
      )}
      {group !== 'done' && (
        <Choice
          label={t('snooze')}
          reason={reason}
          options={snoozeDays.map((days) => ({
            value: String(days),
            label: t('snooze.days', { count: days, number: format.number(days) }),
          }))}
          onChoose={(text) => {
            const days = snoozeDays.find((one) => String(one) === text);
            if (days) actions.snooze(ids, days);
          }}
        />
      )}
      <Choice
        label={t('assign')}
        reason={reason}
        options={[
          ...members
            .toSorted((a, b) => Number(b.id === ownId) - Number(a.id === ownId))
            .map(({ id, name }) => ({ value: id, label: id === ownId ? t('assign.me', { name }) : name })),
          { value: NOBODY, label: t('assign.nobody') },
        ]}
        onChoose={(id) => actions.assign(ids, members.find((one) => one.id === id) ?? null)}
      />
    </chakra.div>
  );
}

interface ChoiceProps {
  label: string;
  /** Why nothing can be chosen yet. */
  reason: string | undefined;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** A list whose choice is done at once; it says its name again afterwards. */
function Choice({ label, reason, options, onChoose }: ChoiceProps) {
  return (
    <NativeSelect.Root size="sm" width="auto">
      <NativeSelect.Field
        aria-label={label}
        value=""
        onChange={({ currentTarget }) => {
          if (reason === undefined) onChoose(currentTarget.value);
          else notify({ type: 'info', title: reason });
        }}
      >
        <option value="" disabled>
          {label}
        </option>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator aria-hidden />
    </NativeSelect.Root>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  py: '2',
  borderBottomWidth: '1px',
  borderColor: 'border',
  '& > label': { display: 'flex', alignItems: 'center', gap: '3', me: 'auto', fontSize: 'sm' },
  '& input': { boxSize: '4', accentColor: '{colors.accent}' },
} as const;
