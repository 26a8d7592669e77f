import { Badge } from '@chakra-ui/react/badge';
import { chakra } from '@chakra-ui/react/styled-system';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSource } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { below } from '#shared/lib/mediaQueries.ts';
import { iconText } from '#shared/ui/icon.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { useProductTexts } from '#features/skus/drawer/useProductTexts.ts';
import { differs } from './sourceRules.ts';
import type { useSource } from './useSource.ts';

interface SourceTableProps {
  data: ProductSource;
  source: Pick<ReturnType<typeof useSource>, 'pending' | 'toggle' | 'take' | 'canTake'>;
}

/** A row for each field that the supplier sends. */
export function SourceTable({ data, source }: SourceTableProps) {
  const { t } = useTranslation('skuDrawer');
  const { label, value } = useProductTexts();
  const reason = usePermissionReason()(permissions.skuManagerEdit);
  const id = useId();
  return (
    <chakra.table css={styles}>
      <thead>
        <tr>
          <th scope="col">{t('source.field')}</th>
          <th scope="col">{t('source.ours')}</th>
          <th scope="col">{t('source.theirs')}</th>
          <th scope="col">{t('source.lock')}</th>
        </tr>
      </thead>
      <tbody>
        {data.fields.map((field) => {
          const name = label(field.field);
          const isOther = differs(field);
          return (
            <tr key={field.field}>
              <th scope="row" id={`${id}${field.field}`}>
                {name}
              </th>
              <td data-label={t('source.ours')}>{value(field.field, field.ours)}</td>
              <td data-label={t('source.theirs')}>
                {value(field.field, field.theirs)}
                {isOther && (
                  <div>
                    <Badge colorPalette="caution">{t('source.differs')}</Badge>
                    {source.canTake(field) && (
                      <DisabledReasonButton
                        size="xs"
                        variant="plain"
                        reason={reason}
                        aria-disabled={source.pending}
                        aria-label={t('source.takeOf', { field: name })}
                        onClick={() => source.take(field)}
                      >
                        {t('source.take')}
                      </DisabledReasonButton>
                    )}
                  </div>
                )}
              </td>
              <td>
                <DisabledReasonButton
                  id={`${id}${field.field}-lock`}
                  size="xs"
                  variant={field.locked ? 'solid' : 'outline'}
                  // Its words say the state, and are a part of its name: `Brand Synced`.
                  aria-labelledby={`${id}${field.field} ${id}${field.field}-lock`}
                  aria-disabled={source.pending}
                  reason={reason}
                  onClick={() => source.toggle(data, field)}
                >
                  {field.locked ? <Lock {...iconText} /> : <LockOpen {...iconText} />}
                  {t(field.locked ? 'source.isLocked' : 'source.isOpen')}
                </DisabledReasonButton>
              </td>
            </tr>
          );
        })}
      </tbody>
    </chakra.table>
  );
}

const styles = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 'sm',
  '& :is(th, td)': {
    p: '2.5',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 'inherit',
    borderBottomWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: 'fg.muted', fontSize: 'xs', fontWeight: 'semibold' },
  '& tbody th': { fontWeight: 'medium' },
  '& th:first-of-type': { width: '22%' },
  '& th:last-of-type:not(:first-of-type)': { width: '8.5rem' },
  '& td > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1', mt: '1.5' },
  // Too narrow for four columns: a field is a card.
  [`@media ${below.cards}`]: {
    '& :is(&, tbody, tr, th, td)': { display: 'block' },
    '& thead': { srOnly: true },
    '& tr': { py: '2', borderBottomWidth: '1px', borderColor: 'border' },
    '& :is(tbody th, td)': { borderBottomWidth: '0', px: '0', py: '1', width: 'auto !important' },
    '& [data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: 'fg.muted',
      fontSize: 'xs',
    },
  },
} as const;
