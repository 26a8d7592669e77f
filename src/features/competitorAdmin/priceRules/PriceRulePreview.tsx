import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PriceRulePreview as Preview, PriceRulePreviewInput } from '#api/generated/types.gen.ts';
import type { useZodForm } from '#shared/form/useZodForm.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useDebounced } from '#shared/lib/useDebounced.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { readPreview, type PriceRuleValues } from './priceRuleForm.ts';
import { previewOptions } from './priceRuleQueries.ts';
import { SuggestedPrices } from './SuggestedPrices.tsx';
import { usePriceTexts } from './usePriceTexts.ts';

const outcomes = ['changed', 'blocked'] as const;
type Outcome = (typeof outcomes)[number];

interface PriceRulePreviewProps {
  form: ReturnType<typeof useZodForm<PriceRuleValues>>;
  ruleId: string | null;
}

/** What the rule would do now, as it stands in the form: up to fifty products, before and after. */
export function PriceRulePreview({ form, ruleId }: PriceRulePreviewProps) {
  const { t } = useTranslation('priceRules');
  const [outcome, setOutcome] = useState<Outcome>('changed');
  const input = useWatch({
    control: form.control,
    compute: (now: PriceRuleValues) => readPreview(now, ruleId),
  });
  return (
    <chakra.section css={styles} aria-label={t('preview')}>
      <h3>{t('preview')}</h3>
      {input === null ? (
        <p>{t('preview.incomplete')}</p>
      ) : (
        <>
          <fieldset>
            <chakra.legend srOnly>{t('preview.show')}</chakra.legend>
            {outcomes.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="preview-outcome"
                  checked={outcome === one}
                  onChange={() => setOutcome(one)}
                />
                {t(`outcome.${one}`)}
              </label>
            ))}
          </fieldset>
          <Trial input={{ ...input, outcome }} />
        </>
      )}
    </chakra.section>
  );
}

function Trial({ input }: { input: PriceRulePreviewInput }) {
  const { t } = useTranslation('priceRules');
  const text = JSON.stringify(input);
  // Tried once typing pauses; until then the figures of before stay.
  const isQuiet = useDebounced(text) === text;
  const { data, error, refetch } = useQuery({ ...previewOptions(input), enabled: isQuiet });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <>
      <Counts preview={data} />
      {data?.suggestions.map((suggestion) => (
        <SuggestedPrices key={suggestion.product.id} suggestion={suggestion} />
      ))}
      {data?.suggestions.length === 0 && <p>{t(`preview.none.${input.outcome ?? 'changed'}`)}</p>}
    </>
  );
}

/** How many products it is about, changes and leaves, and which rules come before it. */
function Counts({ preview }: { preview: Preview | undefined }) {
  const { t } = useTranslation('priceRules');
  const format = useFormat();
  const words = usePriceTexts();
  if (!preview) return <p role="status">{t('preview.loading')}</p>;
  const { inScope, changed, rulesBefore, blocked } = preview;
  return (
    <>
      <p role="status">
        {t('preview.counts', {
          count: inScope,
          number: format.number(inScope),
          changed: format.number(changed),
        })}
      </p>
      {(blocked.length > 0 || rulesBefore.length > 0) && (
        <ul>
          {blocked.map(({ reason, products }) => (
            <li key={reason}>
              {words.blocked(reason)}:{' '}
              {t('preview.products', { count: products, number: format.number(products) })}
            </li>
          ))}
          {rulesBefore.map(({ rule, products }) => (
            <li key={rule.id}>
              {t('preview.before', { name: rule.name })}:{' '}
              {t('preview.products', { count: products, number: format.number(products) })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const styles = {
  display: 'grid',
  gap: '3',
  p: '3',
  rounded: 'l2',
  bg: 'bg.subtle',
  fontSize: 'sm',
  '& > h3': { fontWeight: 'semibold' },
  '& > ul': { display: 'grid', gap: '1', color: 'fg.muted' },
  '& fieldset': { display: 'flex', flexWrap: 'wrap', gap: '4' },
  '& label': { display: 'flex', alignItems: 'center', gap: '2' },
  '& input': { boxSize: '4', accentColor: '{colors.accent}' },
} as const;
