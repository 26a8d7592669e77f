import ImageDown from 'lucide-react/icons/image-down';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatChoice } from '#shared/i18n/useFormatChoice.ts';
import { wallTime } from '#shared/i18n/zonedTime.ts';
import { MenuButton } from '#shared/table/MenuButton.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { notify } from '#shared/ui/notify.ts';
import './chartsTexts.ts';
import { pictureOf } from './pictureOf.ts';
import { pictureName } from './pictureRules.ts';
import { savePng, saveSvg } from './savePicture.ts';

interface ChartExportProps {
  /** Above the picture, and in the name of its file. */
  title: string;
  /** The place of the drawing. */
  place: RefObject<HTMLElement | null>;
  /** The drawing is there; else it says that it has to be. */
  isShown: boolean;
}

/** Saves a chart as a picture, with its title and its legend, in the colours of the screen. */
export function ChartExport({ title, place, isShown }: ChartExportProps) {
  const { t } = useTranslation('charts');
  const { zone } = useFormatChoice();
  const save = async (kind: 'svg' | 'png'): Promise<void> => {
    const picture = place.current && pictureOf(place.current, title);
    const name = pictureName(title, wallTime(Date.now(), zone).slice(0, 10), kind);
    try {
      if (!picture) throw new Error('There is no drawing');
      if (kind === 'svg') saveSvg(name, picture);
      else await savePng(name, picture);
    } catch {
      notify({ type: 'error', title: t('saveFailed') });
    }
  };
  const disabledReason = isShown ? undefined : t('saveNeedsChart');
  return (
    <MenuButton
      label={t('save')}
      size="xs"
      actions={[
        { label: t('saveSvg'), onSelect: () => void save('svg'), disabledReason },
        { label: t('savePng'), onSelect: () => void save('png'), disabledReason },
      ]}
    >
      <ImageDown {...iconText} />
    </MenuButton>
  );
}
