import '#features/slabs/panels/panelTexts.ts';
import { Textarea } from '@chakra-ui/react/textarea';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { FieldFrame } from '#shared/form/FieldFrame.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { numberIn } from '#shared/form/readNumber.ts';
import { useNumberSigns } from '#shared/i18n/useFormatChoice.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { MAX_SLABS } from '#entities/pricing/ladder.ts';
import { pasteLadder } from '#entities/pricing/pasteLadder.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { withoutQuotes } from '#entities/ladders/ladderPaste.ts';
import { useLadder } from '#features/slabs/editor/useLadder.ts';

/** A ladder as text, where no key pastes into the grid: what was understood of it, and what was not, before it counts. */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('slabPanels');
  const { t: tLadder } = useTranslation('slabs');
  const texts = useFieldTexts();
  const signs = useNumberSigns();
  const format = useFormat();
  const { currency, replaceSlabs } = useLadder();
  const [text, setText] = useState('');
  const { slabs, refused } = useMemo(
    () => pasteLadder(withoutQuotes(text), (written) => numberIn(written, signs)),
    [text, signs],
  );
  const decimals = columnDecimals(slabs.map(({ unitPrice }) => unitPrice));
  return (
    <FormModal
      open
      title={t('paste.title')}
      submitLabel={t('paste.take')}
      pendingLabel={tLadder('saving')}
      pending={false}
      blocked={slabs.length === 0}
      submitError={null}
      onSubmit={(event) => {
        event.preventDefault();
        if (slabs.length === 0) return;
        replaceSlabs(slabs);
        onClose();
      }}
      onClose={onClose}
    >
      <FieldFrame label={t('paste.label')} hint={t('paste.hint')}>
        <Textarea
          rows={6}
          fontFamily="mono"
          spellCheck={false}
          autoComplete="off"
          maxLength={5000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </FieldFrame>
      {/* Told once to those who do not see it, not line by line. */}
      <chakra.p role="status" fontSize="sm" fontWeight="medium" _empty={{ display: 'none' }}>
        {text.trim() !== '' && t('paste.read', { count: slabs.length })}
      </chakra.p>
      {slabs.length > 0 && (
        <chakra.div>
          <chakra.table css={table}>
            <thead>
              <tr>
                <th scope="col">{texts.field('minQty')}</th>
                <th scope="col">{texts.fieldIn('unitPrice', currency)}</th>
              </tr>
            </thead>
            <tbody>
              {slabs.map(({ minQty, unitPrice }, row) => (
                <tr key={`${minQty} ${row}`}>
                  <td>{format.number(minQty)}</td>
                  <td>{format.number(Number(unitPrice), { decimals })}</td>
                </tr>
              ))}
            </tbody>
          </chakra.table>
          <chakra.p fontSize="sm" color="fg.muted" mt="2">
            {t('paste.replaces')}
          </chakra.p>
        </chakra.div>
      )}
      {slabs.length > MAX_SLABS && (
        <Banner tone="caution">{tLadder('rule.tooManySlabs', { max: format.number(MAX_SLABS) })}</Banner>
      )}
      {refused.length > 0 && (
        <Banner tone="caution">
          <ul>
            {refused.map(({ text: piece, reason }, at) => (
              <li key={`${piece} ${at}`}>{t(`paste.why.${reason}`, { piece })}</li>
            ))}
          </ul>
        </Banner>
      )}
    </FormModal>
  );
}

const table = {
  fontSize: 'sm',
  '& th, & td': { px: '3', py: '1', textAlign: 'end' },
  '& th': { bg: 'bg.subtle', color: 'fg.muted', fontSize: 'xs', fontWeight: 'medium' },
  '& td': { borderTopWidth: '1px', borderColor: 'border', fontVariantNumeric: 'tabular-nums' },
} as const;
