import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import type { ImportKind } from '#api/generated/types.gen.ts';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import { iconText } from '#shared/ui/icon.ts';
import '#resource/workTexts.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { FileChooser } from './FileChooser.tsx';
import { ImportKindChoice, type ImportKindOption } from './ImportKindChoice.tsx';
import { useImportFiles } from './useImportFiles.ts';

interface ImportChooseProps {
  kind: ImportKind;
  kinds: readonly ImportKindOption[];
  onKind: (kind: ImportKind) => void;
  pending: boolean;
  error: string | null;
  onChoose: (file: File) => void;
  onUndo: (importId: string, name: string) => void;
}

/** The beginning: what a file looks like, and the choice of one. */
export function ImportChoose(props: ImportChooseProps) {
  const { kind, kinds, onKind, pending, error, onChoose, onUndo } = props;
  const { t } = useTranslation('work');
  const files = useImportFiles();
  return (
    <Stack gap="4">
      {kinds.length > 1 && <ImportKindChoice kind={kind} kinds={kinds} onKind={onKind} />}
      <p>{t(`import.intro.${kind}`)}</p>
      <FailureBanner sentence={error} />
      <FileChooser pending={pending} onChoose={onChoose} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <Button
          size="sm"
          variant="outline"
          aria-disabled={files.pending}
          onClick={() => files.template(kind)}
        >
          <Download {...iconText} />
          {t('import.template')}
        </Button>
        <chakra.span fontSize="sm" color="fg.muted">
          {t('import.templateHint')}
        </chakra.span>
      </chakra.div>
      <EarlierImports pending={pending} onUndo={onUndo} />
    </Stack>
  );
}
