import '#features/slabs/panels/panelTexts.ts';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import { IntegerField } from '#shared/form/IntegerField.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { standardQuantities } from '#entities/pricing/allInUnit.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { useErrorMessage } from '#shared/ui/errorMessage.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { NoRateBanner } from '#features/slabs/panels/NoRateBanner.tsx';
import { useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';
import { useLadderDecimals } from '#features/slabs/panels/useLadderDecimals.ts';
import { QuoteHint } from './QuoteHint.tsx';
import { ladderQuote, quoteAmounts, quoteOrder, quoteSides, type QuoteValues } from './quoteRules.ts';
import { QuoteTable } from './QuoteTable.tsx';
import { useLiveQuote } from './useLiveQuote.ts';

/** Quantity in, price out: what an order costs by the ladder as it is typed, and what it costs today. */
export function CalculatorPanel() {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const speech = useErrorMessage();
  const { product, place, currency, configuration, set, live, seesCosts, cost, charges, noRate } =
    useLadder();
  const { slabs, isDirty } = useLadderState((draft) => draft);
  const form = useForm<QuoteValues>({
    defaultValues: { quantity: String(product.moq), colors: '1', locations: '1' },
  });
  const { quantity, colors, locations } = useWatch({ control: form.control });
  const order = quoteOrder({
    quantity: quantity ?? '',
    colors: colors ?? '',
    locations: locations ?? '',
  });
  const asked = typeof order === 'string' ? null : order;
  const quote =
    asked && ladderQuote({ slabs, charges, moq: product.moq, cost }, asked.quantity, asked.decoration);

  // The server quotes the product's own ladder; what is live and untouched needs no second opinion.
  const differs = isDirty || set?.id !== live?.id;
  const comparable = live !== null && differs && place.owner.kind === 'product';
  const answer = useLiveQuote({
    productId: product.id,
    currency,
    configuration,
    // Without a rate for the charges the server has no total either.
    order: comparable && charges ? asked : null,
  });
  const noPrice = answer.error instanceof ApiError && answer.error.status === 404;
  const failed = comparable && answer.error && !noPrice ? speech(answer.error) : null;

  const today = comparable && charges && !failed ? (noPrice ? null : (answer.data ?? null)) : undefined;
  const decimals = useLadderDecimals()([
    ...quoteSides(quote, today).flatMap((side) => quoteAmounts.map((name) => side?.[name])),
    ...(quote?.setupLines.flatMap(({ price, amount }) => [price, amount]) ?? []),
    quote?.next?.unitPrice,
  ]);

  const take = (pieces: number): void => form.setValue('quantity', String(pieces));
  const errorOf = (name: keyof QuoteValues) => (order === name ? t(`quote.invalid.${name}`) : undefined);
  const quick = [...new Set([product.moq, ...standardQuantities])].sort((a, b) => a - b);

  return (
    <Panel title={t('quote.title')} meta={t(`quote.meta.${configuration}`, { currency })}>
      <Stack gap="3">
        <Grid
          as="form"
          templateColumns={{
            base: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
            md: 'minmax(7rem, 2fr) minmax(5rem, 1fr) minmax(5rem, 1fr)',
          }}
          gap="3"
          onSubmit={(event) => event.preventDefault()}
        >
          <IntegerField
            label={t('quote.quantity')}
            field={form.register('quantity')}
            error={errorOf('quantity')}
          />
          <IntegerField label={t('quote.colors')} field={form.register('colors')} error={errorOf('colors')} />
          <IntegerField
            label={t('quote.locations')}
            field={form.register('locations')}
            error={errorOf('locations')}
          />
        </Grid>
        <Flex wrap="wrap" gap="1.5" role="group" aria-label={t('quote.quick')}>
          {quick.map((pieces) => (
            <Button
              key={pieces}
              size="xs"
              variant="outline"
              aria-pressed={quantity === String(pieces)}
              _pressed={{ bg: 'accent.subtle', borderColor: 'accent', color: 'accent' }}
              onClick={() => take(pieces)}
            >
              {format.number(pieces)}
            </Button>
          ))}
        </Flex>
        <NoRateBanner currencies={[...new Set([...noRate.charges, ...noRate.costs])]} />
        {asked && (
          <>
            {quote ? (
              <QuoteTable
                quote={quote}
                live={today}
                currency={currency}
                decimals={decimals}
                decoration={asked.decoration}
                seesCosts={seesCosts}
              />
            ) : (
              <Banner tone="info">
                {slabs.length === 0
                  ? t('quote.noLadder')
                  : t('quote.noPrice', { quantity: format.number(asked.quantity) })}
              </Banner>
            )}
            {quote?.belowMinimum && (
              <chakra.p fontSize="sm" color="fg.muted">
                {t('quote.belowMinimum', { quantity: format.number(product.moq) })}
              </chakra.p>
            )}
            {quote?.next && (
              <QuoteHint next={quote.next} currency={currency} decimals={decimals} onTake={take} />
            )}
          </>
        )}
        {failed && <Banner tone="caution">{t('quote.liveFailed', { reason: failed })}</Banner>}
      </Stack>
    </Panel>
  );
}
