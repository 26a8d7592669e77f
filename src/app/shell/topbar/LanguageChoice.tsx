import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import Languages from 'lucide-react/icons/languages';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '#shared/i18n/languageChoice.ts';
import { languages } from '#shared/i18n/languages.ts';
import { iconMenu } from '#shared/ui/icon.ts';
import { notify } from '#shared/ui/notify.ts';

/** Each language by its own name, marked as that language (A13). */
export function LanguageChoice() {
  const { t, i18n } = useTranslation('shell');
  const choose = async ({ target }: ChangeEvent<HTMLSelectElement>) => {
    try {
      await chooseLanguage(target.value);
    } catch {
      notify({ type: 'error', title: t('language.failed') });
    }
  };
  return (
    <NativeSelect.Root w="auto" size="md" variant="plain">
      <chakra.span css={sign}>
        <Languages {...iconMenu} />
      </chakra.span>
      <NativeSelect.Field css={field} aria-label={t('language')} value={i18n.language} onChange={choose}>
        {languages.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator aria-hidden display={{ base: 'none', lg: 'block' }} insetEnd="2" />
    </NativeSelect.Root>
  );
}

const sign = {
  position: 'absolute',
  insetStart: '2',
  top: '50%',
  translate: '0 -50%',
  zIndex: 1,
  pointerEvents: 'none',
  color: 'fg.muted',
} as const;

/** Below 992 px only the sign shows; the box under it is the same control. */
const field = {
  ps: { base: '0', lg: '8' },
  pe: { base: '0', lg: '7' },
  w: { base: '9', lg: 'auto' },
  fontSize: { base: '0', lg: 'sm' },
  fieldSizing: 'content',
  color: 'fg.muted',
  '& option': { fontSize: 'sm' },
} as const;
