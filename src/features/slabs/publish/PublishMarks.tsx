import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { PRICE_JUMP_PCT } from '#shared/lib/constants.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import type { PriceMark } from '#features/slabs/grid/priceMarks.ts';
import { useMarkTexts } from '#features/slabs/grid/useMarkTexts.ts';

interface PublishMarksProps {
  /** One at least. */
  marks: readonly PriceMark[];
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
  /** One tried to publish without the tick. */
  isMissing: boolean;
}

/** Prices that may be a slip of the hand, each from what to what, and the tick without which they are not published. */
export function PublishMarks({ marks, isChecked, onCheck, isMissing }: PublishMarksProps) {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const sentence = useMarkTexts();
  return (
    <Banner tone="caution">
      {t('publish.marks', { percent: format.percent(PRICE_JUMP_PCT / 100) })}
      <chakra.ul css={list}>
        {marks.map((mark) => (
          <li key={`${mark.kind} ${mark.minQty}`}>{sentence(mark)}</li>
        ))}
      </chakra.ul>
      <chakra.label display="flex" gap="2" alignItems="baseline" mt="2">
        <input
          type="checkbox"
          checked={isChecked}
          aria-invalid={isMissing}
          aria-describedby="publish-marks"
          onChange={({ target }) => onCheck(target.checked)}
        />
        {t('publish.marksChecked')}
      </chakra.label>
      <chakra.div id="publish-marks" fontSize="xs" color="bad" minH="4">
        {isMissing && t('publish.marksMissing')}
      </chakra.div>
    </Banner>
  );
}

const list = { listStyle: 'disc', ps: '5', mt: '1' } as const;
