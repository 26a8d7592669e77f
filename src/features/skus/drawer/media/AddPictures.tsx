import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useId, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_TYPES } from '#shared/lib/pictureFile.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { MOST_PICTURES } from './mediaForm.ts';
import { pictureProblem } from './pictureFile.ts';

interface AddPicturesProps {
  /** Pictures in the form. */
  count: number;
  /** Why nothing may be changed; undefined: one may. */
  reason: string | undefined;
  pending: boolean;
  onAdd: (file: File) => void;
}

/** Chooses files; what is no picture is refused by name, and the others are taken. */
export function AddPictures({ count, reason, pending, onAdd }: AddPicturesProps) {
  const { t } = useTranslation('skuDrawer');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const hint = useId();

  const choose = async (files: readonly File[]): Promise<void> => {
    const problems = await Promise.all(files.map((file) => pictureProblem(file)));
    const sentences: string[] = [];
    let room = MOST_PICTURES - count;
    for (const [at, file] of files.entries()) {
      const problem = problems[at] ?? (room > 0 ? null : 'media.most');
      if (problem === null) {
        room -= 1;
        onAdd(file);
      } else sentences.push(t(problem, { name: file.name, most: MOST_PICTURES }));
    }
    setRefused(sentences);
  };
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again after it was put right.
    target.value = '';
    if (!pending) void choose(files);
  };

  const full = count >= MOST_PICTURES ? t('media.full', { most: MOST_PICTURES }) : undefined;
  const why = reason ?? full;
  const face = (
    <>
      <ImagePlus {...iconText} />
      {t('media.add')}
    </>
  );
  return (
    <div>
      {refused.length > 0 && (
        <chakra.div role="alert" mb="3">
          <Banner tone="bad">
            {refused.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Banner>
        </chakra.div>
      )}
      {why === undefined ? (
        <Button asChild size="sm" variant="outline" css={asBox}>
          <label>
            <chakra.input
              type="file"
              multiple
              srOnly
              accept={PICTURE_TYPES.join(',')}
              aria-describedby={hint}
              onChange={take}
            />
            {face}
          </label>
        </Button>
      ) : (
        <DisabledReasonButton size="sm" variant="outline" reason={why}>
          {face}
        </DisabledReasonButton>
      )}
      <chakra.p id={hint} mt="1.5" fontSize="xs" color="fg.muted">
        {t('media.fileHint')}
      </chakra.p>
    </div>
  );
}

/** The file box is out of sight; its label is the button, and shows its focus. */
const asBox = {
  position: 'relative',
  '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
} as const;
