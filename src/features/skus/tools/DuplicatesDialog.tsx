import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import CopyCheck from 'lucide-react/icons/copy-check';
import { useState, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@chakra-ui/react/native-select';
import './toolsTexts.ts';
import { listDuplicatesOptions, listSuppliersOptions } from '#api/generated/query/catalogue.gen.ts';
import { Pager } from '#shared/table/Pager.tsx';
import { usePages } from '#shared/table/usePages.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { DuplicateItem } from './DuplicateItem.tsx';
import { groupKey } from './duplicateRules.ts';
import { ToolDialog } from './ToolDialog.tsx';

export interface DuplicatesDialogProps {
  onClose: () => void;
}

/** Products that may be one: compared side by side, and the one too many archived with the other in its place. */
export function DuplicatesDialog({ onClose }: DuplicatesDialogProps) {
  const { t } = useTranslation(['skuTools', 'common']);
  const { page, size, toFirst, pager } = usePages(15);
  const [supplier, setSupplier] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const filter = supplier === '' ? {} : { supplierId: [supplier] };
  const query = useQuery({
    ...listDuplicatesOptions({ query: { page, pageSize: size, ...filter } }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <ToolDialog
      title={t('duplicates.title')}
      pending={pending}
      onClose={onClose}
      footer={
        <Button variant="outline" disabled={pending} onClick={onClose}>
          {t('close', { ns: 'common' })}
        </Button>
      }
    >
      <chakra.p color="fg.muted" mb="3">
        {t('duplicates.text')}
      </chakra.p>
      <SupplierFilter
        value={supplier}
        onChange={(id) => {
          setSupplier(id);
          toFirst();
        }}
      />
      <QueryState
        query={query}
        skeleton={
          <Stack role="status" aria-label={t('duplicates.loading')} gap="2">
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} h="11" />
            ))}
          </Stack>
        }
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            icon={CopyCheck}
            headingLevel="h3"
            title={supplier === '' ? t('duplicates.empty') : t('duplicates.emptyOf')}
            text={t('duplicates.emptyText')}
          />
        }
      >
        {({ items }) => (
          <chakra.ul css={list} aria-busy={query.isPlaceholderData}>
            {items.map((group) => {
              const key = groupKey(group);
              return (
                <DuplicateItem
                  key={key}
                  group={group}
                  open={open === key}
                  onToggle={() => setOpen(open === key ? null : key)}
                  onPending={setPending}
                />
              );
            })}
          </chakra.ul>
        )}
      </QueryState>
      {data && data.total > 0 && (
        <chakra.div mt="3">
          <Pager {...pager} shown={data} />
        </chakra.div>
      )}
    </ToolDialog>
  );
}

const list = { listStyleType: 'none', m: '0', p: '0', borderTopWidth: '1px', borderColor: 'border' } as const;

interface SupplierFilterProps {
  /** Id of a supplier, or nothing for all. */
  value: string;
  onChange: (id: string) => void;
}

/** Whose products are looked at. Without the list of suppliers it offers all of them only. */
function SupplierFilter({ value, onChange }: SupplierFilterProps) {
  const { t } = useTranslation('skuTools');
  const texts = useFieldTexts();
  const id = useId();
  const { data } = useQuery(listSuppliersOptions());
  return (
    <chakra.div css={bar}>
      <label htmlFor={id}>{texts.field('supplier')}</label>
      <NativeSelect.Root size="sm" width="auto">
        <NativeSelect.Field
          id={id}
          width="auto"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          <option value="">{t('duplicates.allSuppliers')}</option>
          {data?.items.map((supplier) => (
            <option key={supplier.id} value={supplier.id}>
              {supplier.name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator aria-hidden />
      </NativeSelect.Root>
    </chakra.div>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  mb: '3',
  color: 'fg.muted',
} as const;
