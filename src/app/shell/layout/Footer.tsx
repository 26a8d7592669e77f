import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gutter } from '#shared/ui/gutter.ts';

const company = import.meta.env.VITE_COMPANY_NAME ?? 'Northgate Promotions';
const HALF_DAY_MS = 12 * 60 * 60 * 1000;

/** The current year and the company (spec §1, D1). */
export function Footer() {
  const { t } = useTranslation('shell');
  const year = useYear();
  return (
    <chakra.footer
      data-shell=""
      css={gutter}
      py="3"
      fontSize="xs"
      color="fg.muted"
      borderTopWidth="1px"
      borderColor="border"
    >
      {t('footer.copyright', { year, company })}
    </chakra.footer>
  );
}

/** The year by the clock, also for a page that stays open over New Year's Eve. */
function useYear(): number {
  const [year, setYear] = useState(() => new Date().getFullYear());
  useEffect(() => {
    let timer = 0;
    const update = () => {
      const now = new Date();
      setYear(now.getFullYear());
      const next = new Date(now.getFullYear() + 1, 0, 1).getTime() - now.getTime();
      // A timer takes no more than 24 days, and a sleeping machine stretches it.
      timer = window.setTimeout(update, Math.min(next, HALF_DAY_MS));
    };
    update();
    return () => window.clearTimeout(timer);
  }, []);
  return year;
}
