import { Grid } from '@chakra-ui/react/grid';
import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#shared/form/FieldFrame.tsx';

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
  refused: 'from' | 'past' | 'order' | null;
}

/** Now, or from a moment on. */
export function PublishDates({ times, onChange, onlyLater, replacesLive, refused }: PublishDatesProps) {
  const { t } = useTranslation('slabs');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
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
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
            <FieldFrame
              label={t('publish.from')}
              hint={t('publish.zone', { zone })}
              error={refused === 'from' || refused === 'past' ? t(`publish.dates.${refused}`) : undefined}
            >
              <Input
                type="datetime-local"
                value={times.from}
                onChange={({ target }) => onChange({ ...times, from: target.value })}
              />
            </FieldFrame>
            <FieldFrame
              label={t('publish.to')}
              hint={t('publish.toHint')}
              error={refused === 'order' ? t('publish.dates.order') : undefined}
            >
              <Input
                type="datetime-local"
                value={times.to}
                onChange={({ target }) => onChange({ ...times, to: target.value })}
              />
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
