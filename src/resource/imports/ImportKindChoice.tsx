import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportKind } from '#api/generated/types.gen.ts';
import { nodes } from '#session/nodes.ts';
import { useCan } from '#session/useCan.ts';
import '#resource/workTexts.ts';

interface ImportKindChoiceProps {
  kind: ImportKind;
  kinds: readonly ImportKind[];
  onKind: (kind: ImportKind) => void;
}

/** The kind of records in the file, on screens that import several kinds. D25: charges need a permission of their own. */
export function ImportKindChoice({ kind, kinds, onKind }: ImportKindChoiceProps) {
  const { t } = useTranslation('work');
  const can = useCan();
  const id = useId();
  const node = nodes.priceSlabsEdit;
  const isRefused = (one: ImportKind) => one === 'charges' && !can(node);
  return (
    <chakra.div maxW="20rem">
      <chakra.label htmlFor={id} fontWeight="medium">
        {t('import.kind')}
      </chakra.label>
      <NativeSelect.Root size="sm" mt="1">
        <NativeSelect.Field
          id={id}
          value={kind}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => onKind(kinds.find((one) => one === currentTarget.value) ?? kind)}
        >
          {kinds.map((one) => (
            <option key={one} value={one} disabled={isRefused(one)}>
              {t(`import.kind.${one}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator aria-hidden />
      </NativeSelect.Root>
      <chakra.p id={`${id}-hint`} fontSize="xs" color="fg.muted" mt="1">
        {kinds.some(isRefused) ? t('import.kindRefused', { node }) : null}
      </chakra.p>
    </chakra.div>
  );
}
