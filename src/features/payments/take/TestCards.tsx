import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { iconText } from '#shared/ui/icon.ts';

/** Numbers that the payment provider publishes for trying things out. */
const testCards = [
  { number: '4242 4242 4242 4242', result: 'succeeds' },
  { number: '4000 0000 0000 0002', result: 'declined' },
  { number: '4000 0000 0000 9995', result: 'funds' },
  { number: '4000 0027 6000 3184', result: 'secure' },
] as const;

/** Cards to try things out with, where no real money moves. They are in the page only while somebody looks at them. */
export function TestCards() {
  const { t } = useTranslation('takePayment');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <chakra.div mt="2">
      <Button
        size="xs"
        variant="ghost"
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': id } : {})}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Chevron {...iconText} />
        {t('card.testHints')}
      </Button>
      {isOpen && (
        <chakra.div id={id} fontSize="sm" color="fg.muted" ps="2">
          <p>{t('card.testText')}</p>
          <ul>
            {testCards.map(({ number, result }) => (
              <li key={number}>
                <chakra.code fontFamily="mono" me="2">
                  {number}
                </chakra.code>
                {t(`test.${result}`)}
              </li>
            ))}
          </ul>
        </chakra.div>
      )}
    </chakra.div>
  );
}
