import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { iconText } from '#shared/ui/icon.ts';
import type { useSupplierForm } from './useSupplierForm.ts';

interface CodeChartProps {
  form: ReturnType<typeof useSupplierForm>['form'];
  lines: ReturnType<typeof useSupplierForm>['lines'];
  /** Why nothing can be changed; undefined: it can. */
  reason: string | undefined;
}

/** Which discount each code letter of the supplier stands for: there is no trade standard. */
export function CodeChart({ form, lines, reason }: CodeChartProps) {
  const { t } = useTranslation('suppliers');
  const canEdit = reason === undefined;
  return (
    <chakra.fieldset css={chart}>
      <chakra.legend fontWeight="semibold">{t('codes')}</chakra.legend>
      <chakra.p color="fg.muted" fontSize="sm" mb="2">
        {t(lines.fields.length === 0 ? 'codes.none' : 'codes.hint')}
      </chakra.p>
      {lines.fields.map((line, at) => (
        <chakra.div
          key={line.id}
          role="group"
          aria-label={t('codes.line', { letter: line.letter || at + 1 })}
          data-line=""
          css={row}
        >
          <TextField
            label={t('codes.letter')}
            field={form.register(`codes.${at}.letter`)}
            error={form.errorOf(`codes.${at}.letter`)}
            readOnly={!canEdit}
          />
          <DecimalField
            label={t('codes.percent')}
            field={form.register(`codes.${at}.percent`)}
            error={form.errorOf(`codes.${at}.percent`)}
            readOnly={!canEdit}
          />
          {canEdit && (
            <IconButton
              variant="ghost"
              aria-label={t('codes.remove', { letter: line.letter || at + 1 })}
              onClick={() => lines.remove(at)}
            >
              <Trash2 {...iconText} />
            </IconButton>
          )}
        </chakra.div>
      ))}
      <DisabledReasonButton
        size="sm"
        variant="outline"
        reason={reason ?? (lines.fields.length >= 26 ? t('codes.most') : undefined)}
        onClick={() => lines.append({ letter: '', percent: '' })}
      >
        <Plus {...iconText} />
        {t('codes.add')}
      </DisabledReasonButton>
    </chakra.fieldset>
  );
}

// The words stand once, above the first line; each box keeps its name.
const chart = {
  '& > [data-line] ~ [data-line] label': { srOnly: true },
  '& > [data-line] ~ [data-line] > button': { mt: '0' },
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 2.5rem',
  gap: '3',
  alignItems: 'start',
  mb: '2',
  '& > button': { mt: '6' },
} as const;
