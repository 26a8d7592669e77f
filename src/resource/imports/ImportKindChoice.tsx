import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportKind } from '#api/generated/types.gen.ts';
import type { Permission } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import '#resource/workTexts.ts';

/** A kind of records that a screen imports, and the permission it needs beyond the screen's own. */
export interface ImportKindOption {
  kind: ImportKind;
  needs?: Permission;
}

interface ImportKindChoiceProps {
  kind: ImportKind;
  kinds: readonly ImportKindOption[];
  onKind: (kind: ImportKind) => void;
}

/** The kind of records in the file, on screens that import several kinds. One that needs a permission says so (D25). */
export function ImportKindChoice({ kind, kinds, onKind }: ImportKindChoiceProps) {
  const { t } = useTranslation('work');
  const can = useCan();
  const id = useId();
  const refused = kinds.flatMap(({ needs }) => (needs === undefined || can(needs) ? [] : [needs]));
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
          onChange={({ currentTarget }) =>
            onKind(kinds.find((one) => one.kind === currentTarget.value)?.kind ?? kind)
          }
        >
          {kinds.map(({ kind: one, needs }) => (
            <option key={one} value={one} disabled={needs !== undefined && !can(needs)}>
              {t(`import.kind.${one}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator aria-hidden />
      </NativeSelect.Root>
      <chakra.p id={`${id}-hint`} fontSize="xs" color="fg.muted" mt="1">
        {refused[0] === undefined ? null : t('import.kindRefused', { permission: refused[0] })}
      </chakra.p>
    </chakra.div>
  );
}
