import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import type { ImportKind } from '#api/generated/types.gen.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { iconText } from '#shared/ui/icon.ts';
import '#work/workTexts.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { FileChooser } from './FileChooser.tsx';
import { useImportFiles } from './useImportFiles.ts';

interface ImportChooseProps {
  kind: ImportKind;
  pending: boolean;
  error: string | null;
  onChoose: (file: File) => void;
  onUndo: (importId: string, name: string) => void;
}

/** The beginning: what a file looks like, and the choice of one. */
export function ImportChoose({ kind, pending, error, onChoose, onUndo }: ImportChooseProps) {
  const { t } = useTranslation('work');
  const files = useImportFiles();
  return (
    <Stack gap="4">
      <p>{t(`import.intro.${kind}`)}</p>
      {error !== null && (
        <div role="alert">
          <Banner tone="bad">{error}</Banner>
        </div>
      )}
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
