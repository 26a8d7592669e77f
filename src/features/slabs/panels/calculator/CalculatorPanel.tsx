import '#features/slabs/panels/panelTexts.ts';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
import { getQuoteOptions } from '#api/generated/query/slabs.gen.ts';
import type { Configuration } from '#api/generated/types.gen.ts';
import {
  ladderQuote,
  quoteAmounts,
  quoteOrder,
  quoteSides,
  type QuoteValues,
  type QuoteOrder,
  type NextBreak,
} from './quoteRules.ts';
import { QuoteTable } from './QuoteTable.tsx';

interface Asked {
  productId: string;
  currency: string;
  configuration: Configuration;
  /** Null: nothing to ask. */
  order: QuoteOrder | null;
}

/** Typing pauses this long before the server is asked. */
const PAUSE_MS = 250;

/** The server's quote by the live price, a moment after the last key. */
function useLiveQuote({ productId, currency, configuration, order }: Asked) {
  const wanted = order && [order.quantity, order.decoration.colors, order.decoration.locations].join(' ');
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const [qty = 1, colors = 1, locations = 1] = asked?.split(' ').map(Number) ?? [];
  return useQuery({
    ...getQuoteOptions({
      path: { productId },
      query: { qty, currency, configuration, colors, locations },
    }),
    enabled: asked !== null && order !== null,
    placeholderData: keepPreviousData,
  });
}

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

interface QuoteHintProps {
  next: NextBreak;
  currency: string;
  /** Of the prices above it. */
  decimals: number;
  onTake: (quantity: number) => void;
}

/** The next break: how many pieces it is away, and whether buying that many costs less in all. */
function QuoteHint({ next, currency, decimals, onTake }: QuoteHintProps) {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const values = {
    count: next.more,
    more: format.number(next.more),
    quantity: format.number(next.minQty),
    price: format.money(next.unitPrice, currency, { decimals }),
    saves: format.money(next.saves, currency, { decimals: 2 }),
  };
  return (
    <Banner
      tone={next.saves === null ? 'info' : 'caution'}
      action={
        <Button size="xs" variant="outline" onClick={() => onTake(next.minQty)}>
          {t('quote.take', values)}
        </Button>
      }
    >
      {t(next.saves === null ? 'quote.nextBreak' : 'quote.cheaper', values)}
    </Banner>
  );
}
