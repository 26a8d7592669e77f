import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { toSearch, useOverList } from '#resource/list/useOverList.ts';

export const tabs = ['take', 'payments', 'links'] as const;
export type PaymentTab = (typeof tabs)[number];

/** The tab that is open, and the payment whose drawer is; both are in the address (ADR 21). */
export function usePaymentAddress() {
  const { search, open: openOver, close } = useOverList();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const open = query.get('open');
  const asked = query.get('tab');
  // A link to a payment leads to the list it is in.
  const tab: PaymentTab = tabs.find((each) => each === asked) ?? (open === null ? 'take' : 'payments');

  return useMemo(() => {
    const withOpen = (paymentId: string | null) => (now: string) => {
      const next = new URLSearchParams(now);
      if (paymentId === null) next.delete('open');
      else next.set('open', paymentId);
      next.set('tab', tab);
      return toSearch(next);
    };
    return {
      tab,
      open,
      /** Another tab begins with its own clean view. */
      showTab: (to: PaymentTab): void => void navigate({ search: to === 'take' ? '' : `?tab=${to}` }),
      openPayment: (paymentId: string): void => openOver(withOpen(paymentId)),
      closePayment: (): void => close(withOpen(null)),
    };
  }, [tab, open, openOver, close, navigate]);
}
