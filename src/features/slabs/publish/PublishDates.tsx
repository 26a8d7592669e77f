import { Grid } from '@chakra-ui/react/grid';
import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ChangeEvent, FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#shared/form/FieldFrame.tsx';
import { readDateInput } from '#shared/form/readDateInput.ts';
import type { RefusedDates } from './publishRules.ts';

/** When a ladder is to hold, as the fields have it. */
export interface PublishTimes {
  readonly later: boolean;
  readonly from: string;
  readonly to: string;
  /** End the live price when this one begins. */
  readonly endOther: boolean;
}

interface PublishDatesProps {
  times: PublishTimes;
  onChange: (times: PublishTimes) => void;
  /** It is scheduled already: only the dates are moved. */
  onlyLater: boolean;
  replacesLive: boolean;
  /** The time zone in which the fields are read. */
  zone: string;
  refused: RefusedDates | null;
}

/** Now, or from a moment on. */
export function PublishDates({ times, onChange, onlyLater, replacesLive, zone, refused }: PublishDatesProps) {
  const { t } = useTranslation('slabPanels');
  const read = (side: 'from' | 'to', input: HTMLInputElement) =>
    onChange({ ...times, [side]: readDateInput(input) });
  // The browser keeps what is typed half; a value that is set would wipe it away.
  const fieldOf = (side: 'from' | 'to') => ({
    type: 'datetime-local',
    defaultValue: times[side],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => read(side, currentTarget),
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => read(side, currentTarget),
  });
  return (
    <chakra.fieldset
      css={{ '& legend': { fontWeight: 'medium', mb: '1' }, '& label': { cursor: 'pointer' } }}
    >
      <legend>{t('publish.when')}</legend>
      {!onlyLater && (
        <Stack gap="1" mb="2">
          {([false, true] as const).map((later) => (
            <chakra.label key={String(later)} display="flex" gap="2" alignItems="center" minH="6">
              <input
                type="radio"
                name="publish-when"
                checked={times.later === later}
                onChange={() => onChange({ ...times, later })}
              />
              {t(later ? 'publish.whenLater' : 'publish.whenNow')}
            </chakra.label>
          ))}
        </Stack>
      )}
      {times.later && (
        <Stack gap="3">
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="3">
            <FieldFrame
              label={t('publish.from')}
              hint={t('publish.zone', { zone })}
              error={refused === 'from' || refused === 'past' ? t(`publish.dates.${refused}`) : undefined}
            >
              <Input {...fieldOf('from')} />
            </FieldFrame>
            <FieldFrame
              label={t('publish.to')}
              hint={t('publish.toHint')}
              error={refused === 'to' || refused === 'order' ? t(`publish.dates.${refused}`) : undefined}
            >
              <Input {...fieldOf('to')} />
            </FieldFrame>
          </Grid>
          {replacesLive && (
            <chakra.label display="flex" gap="2" alignItems="center" minH="6">
              <input
                type="checkbox"
                checked={times.endOther}
                onChange={({ target }) => onChange({ ...times, endOther: target.checked })}
              />
              {t('publish.endOther')}
            </chakra.label>
          )}
        </Stack>
      )}
    </chakra.fieldset>
  );
}
