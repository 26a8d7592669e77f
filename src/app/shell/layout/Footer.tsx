import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { gutter } from '#shared/ui/gutter.ts';
import { useYear } from './useYear.ts';

const company = import.meta.env.VITE_COMPANY_NAME ?? 'Northgate Promotions';

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
