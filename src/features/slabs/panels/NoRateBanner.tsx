import { useTranslation } from 'react-i18next';
import { Banner } from '#shared/ui/Banner.tsx';

/** Which currencies have no exchange rate, where something is not told for that reason; nothing where all have one. */
export function NoRateBanner({ currencies }: { currencies: readonly string[] }) {
  const { t } = useTranslation('common');
  if (currencies.length === 0) return null;
  return <Banner tone="caution">{t('noRate', { currency: currencies.join(', ') })}</Banner>;
}
