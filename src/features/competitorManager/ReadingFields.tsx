import { Button, IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import {
  useFieldArray,
  type Control,
  type FieldPath,
  type UseFormGetValues,
  type UseFormRegister,
  type UseFormSetValue,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { IntegerField } from '#shared/form/IntegerField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { iconText } from '#shared/ui/icon.ts';
import { emptyBreak, MAX_BREAKS, type PageValues } from './pageForm.ts';
import { useBreakSheet } from './useBreakSheet.ts';

interface ReadingFieldsProps {
  form: {
    control: Control<PageValues>;
    register: UseFormRegister<PageValues>;
    getValues: UseFormGetValues<PageValues>;
    setValue: UseFormSetValue<PageValues>;
    errorOf: (name: FieldPath<PageValues>) => string | undefined;
  };
  currency: string;
}

/** What a page shows: its breaks row by row, edited like a sheet, and its charges. */
export function ReadingFields({ form, currency }: ReadingFieldsProps) {
  const { t } = useTranslation('competitorManager');
  const format = useFormat();
  const lines = useFieldArray({ control: form.control, name: 'breaks' });
  const sheet = useBreakSheet(form, lines.append);
  return (
    <>
      <chakra.fieldset css={grid} {...sheet}>
        <chakra.legend fontWeight="medium">{t('reading.breaks', { currency })}</chakra.legend>
        {lines.fields.map((line, row) => {
          const number = format.number(row + 1);
          return (
            <div key={line.id}>
              <IntegerField
                label={t('reading.from', { number })}
                field={form.register(`breaks.${row}.minQty`)}
                error={form.errorOf(`breaks.${row}.minQty`)}
              />
              <DecimalField
                label={t('reading.priceOf', { number })}
                field={form.register(`breaks.${row}.unitPrice`)}
                error={form.errorOf(`breaks.${row}.unitPrice`)}
              />
              <IconButton
                size="sm"
                variant="ghost"
                aria-label={t('reading.remove', { number })}
                disabled={lines.fields.length === 1}
                onClick={() => lines.remove(row)}
              >
                <Trash2 {...iconText} />
              </IconButton>
            </div>
          );
        })}
        <Button
          size="sm"
          variant="outline"
          alignSelf="start"
          disabled={lines.fields.length >= MAX_BREAKS}
          onClick={() => lines.append(emptyBreak)}
        >
          <Plus {...iconText} />
          {t('reading.addBreak')}
        </Button>
      </chakra.fieldset>
      <chakra.div css={pair}>
        <DecimalField
          label={t('reading.setup', { currency })}
          hint={t('reading.unknown')}
          field={form.register('setupCharge')}
          error={form.errorOf('setupCharge')}
        />
        <DecimalField
          label={t('reading.run', { currency })}
          hint={t('reading.unknown')}
          field={form.register('runCharge')}
          error={form.errorOf('runCharge')}
        />
      </chakra.div>
      <TextField
        label={t('reading.shipping')}
        field={form.register('shippingNote')}
        error={form.errorOf('shippingNote')}
        autoComplete="off"
      />
    </>
  );
}

const pair = {
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const grid = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  '& > div': {
    display: 'grid',
    gap: '2',
    alignItems: 'end',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  },
} as const;
