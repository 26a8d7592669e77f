import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';

/** A10: the first stop of the Tab key. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <chakra.a
      data-shell=""
      href="#content"
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skip"
      px="4"
      py="2"
      rounded="l2"
      bg="accent"
      color="accent.contrast"
      fontWeight="medium"
      css={{ '&:not(:focus)': { srOnly: true } }}
      onClick={(event) => {
        // The hash belongs to the page (E148); only the focus moves.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {t('skip')}
    </chakra.a>
  );
}
