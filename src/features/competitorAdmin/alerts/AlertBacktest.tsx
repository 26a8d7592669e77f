import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AlertBacktest as Tried, AlertTerms } from '#api/generated/types.gen.ts';
import { EventLine } from '#entities/alerts/EventLine.tsx';
import type { useZodForm } from '#shared/form/useZodForm.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useDebounced } from '#shared/lib/useDebounced.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { readTerms, type AlertRuleValues } from './alertRuleForm.ts';
import { backtestOptions } from './alertRuleQueries.ts';

/** How often the rule would have fired last week, as it stands in the form. */
export function AlertBacktest({ form }: { form: ReturnType<typeof useZodForm<AlertRuleValues>> }) {
  const { t } = useTranslation('alertRules');
  const terms = useWatch({ control: form.control, compute: (now: AlertRuleValues) => readTerms(now) });
  return (
    <chakra.section css={styles} aria-label={t('backtest')}>
      <h3>{t('backtest')}</h3>
      {terms === null ? <p>{t('backtest.incomplete')}</p> : <Trial terms={terms} />}
    </chakra.section>
  );
}

function Trial({ terms }: { terms: AlertTerms }) {
  const { t } = useTranslation('alertRules');
  const format = useFormat();
  const text = JSON.stringify(terms);
  // Tried once typing pauses; until then the figures of before stay.
  const isQuiet = useDebounced(text) === text;
  const { data, error, refetch } = useQuery({ ...backtestOptions(terms), enabled: isQuiet });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <>
      <p role="status">
        {data
          ? t('backtest.fired', { count: data.count, number: format.number(data.count) })
          : t('backtest.loading')}
      </p>
      {data && data.count > 0 && <Days tried={data} />}
      {data && data.samples.length > 0 && (
        <ul>
          {data.samples.map((event) => (
            <li key={`${event.happenedAt} ${event.matchId ?? event.product.id}`}>
              <EventLine event={event} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** One bar a day, with its number. */
function Days({ tried: { days, to } }: { tried: Tried }) {
  const format = useFormat();
  const most = Math.max(...days);
  return (
    <ol>
      {days.map((count, at) => {
        const day = format.date(new Date(Date.parse(to) - (days.length - 1 - at) * 86_400_000).toISOString());
        return (
          <li key={day}>
            <span>{day}</span>
            <meter min={0} max={most} value={count} aria-label={day} />
            <span>{format.number(count)}</span>
          </li>
        );
      })}
    </ol>
  );
}

const styles = {
  display: 'grid',
  gap: '2',
  p: '3',
  rounded: 'l2',
  bg: 'bg.subtle',
  fontSize: 'sm',
  '& > h3': { fontWeight: 'semibold' },
  '& ol': { display: 'grid', gap: '1' },
  '& ol > li': { display: 'grid', gridTemplateColumns: '6rem 1fr 2rem', alignItems: 'center', gap: '2' },
  '& meter': { w: '100%', h: '2.5', appearance: 'none', bg: 'bg', borderWidth: '1px', borderColor: 'border' },
  '& meter::-webkit-meter-bar': { bg: 'transparent', border: 'none' },
  '& meter::-webkit-meter-optimum-value': { bg: 'accent' },
  '& meter::-moz-meter-bar': { bg: 'accent' },
  '& ul': { display: 'grid', gap: '2' },
} as const;
