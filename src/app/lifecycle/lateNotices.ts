import { i18n, registerEnglish } from '#shared/i18n/i18n.ts';
import late from '#shared/i18n/locales/en/late.json';
import type { LateWrite } from '#shared/lib/storageKeys.ts';
import { notify } from '#shared/ui/notify.ts';

registerEnglish('late', late);

/** Time to read it: it is the first thing on a page that has just come. */
const SHOWN_MS = 15_000;
const types = { saved: 'success', failed: 'error', unknown: 'info' } as const;

/** D36: what became of the last write, and where a payment is asked for. */
export function showLateNotices(write: LateWrite | null, payment: boolean): void {
  const t = i18n.getFixedT(null, 'late');
  if (write)
    notify({
      type: types[write.outcome],
      title: t(`write.${write.outcome}`),
      description: t(`text.${write.outcome}`, { page: write.page }),
      duration: SHOWN_MS,
    });
  if (payment)
    notify({
      type: 'info',
      title: t('payment'),
      description: t('payment.text', { screen: t('cardPayment', { ns: 'menu' }) }),
      duration: SHOWN_MS,
    });
}
