import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePageSearch } from '#shared/lib/usePageSearch.ts';

export const tabs = ['take', 'payments', 'links'] as const;
export type PaymentTab = (typeof tabs)[number];

const searchOf = (query: URLSearchParams): string => (query.size === 0 ? '' : `?${query}`);

function isOverList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'over' in state;
}

/** The tab that is open, and the payment whose drawer is; both are in the address (ADR 21). */
export function usePaymentAddress() {
  const state: unknown = useLocation().state;
  const { search, change } = usePageSearch();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const open = query.get('open');
  const asked = query.get('tab');
  // A link to a payment leads to the list it is in.
  const tab: PaymentTab = tabs.find((each) => each === asked) ?? (open === null ? 'take' : 'payments');
  const isOver = isOverList(state);

  return useMemo(() => {
    const withOpen = (paymentId: string | null) => (now: string) => {
      const next = new URLSearchParams(now);
      if (paymentId === null) next.delete('open');
      else next.set('open', paymentId);
      next.set('tab', tab);
      return searchOf(next);
    };
    return {
      tab,
      open,
      /** Another tab begins with its own clean view. */
      showTab: (to: PaymentTab): void => void navigate({ search: to === 'take' ? '' : `?tab=${to}` }),
      openPayment: (paymentId: string): void => change(withOpen(paymentId), { state: { over: true } }),
      closePayment: (): void => {
        // Whoever came by a link has no list to go back to.
        if (isOver) void navigate(-1);
        else change(withOpen(null), { replace: true });
      },
    };
  }, [tab, open, isOver, change, navigate]);
}
