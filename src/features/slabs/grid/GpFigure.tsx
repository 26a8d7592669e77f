import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';

/** A GP % with two decimals. A loss is red, and the word says it too. */
export function GpFigure({ gp }: { gp: string | null | undefined }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const share = gp == null ? null : Number(gp);
  const figure = format.number(share, { decimals: 2 });
  if (share === null || share >= 0) return figure;
  return (
    <chakra.span color="bad" whiteSpace="nowrap">
      {t('loss')} {figure}
    </chakra.span>
  );
}
