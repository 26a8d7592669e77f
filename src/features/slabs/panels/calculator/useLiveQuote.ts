import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getQuoteOptions } from '#api/generated/query/slabs.gen.ts';
import type { Configuration } from '#api/generated/types.gen.ts';
import type { QuoteOrder } from './quoteRules.ts';

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
export function useLiveQuote({ productId, currency, configuration, order }: Asked) {
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
