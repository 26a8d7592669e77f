import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { distinct, includesWord, wordsIn } from './variantRules.ts';

interface WordListProps {
  legend: string;
  /** Name of the box that finds and adds. */
  findLabel: string;
  offered: readonly string[];
  chosen: readonly string[];
  /** Words the product has already; they say so. */
  own: readonly string[];
  onChange: (chosen: string[]) => void;
  onAdd: (words: string[]) => void;
}

/**
 * Words to tick: a box that narrows the list and adds what is not in it, and one tick for all that are shown. What is
 * ticked and not shown stays ticked (vendure#4724).
 */
export function WordList({ legend, findLabel, offered, chosen, own, onChange, onAdd }: WordListProps) {
  const { t } = useTranslation('skuTools');
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const hintId = useId();
  const typedWords = wordsIn(typed);
  const needle = typed.trim().toLowerCase();
  const shown =
    typedWords.length > 1 ? offered : offered.filter((word) => word.toLowerCase().includes(needle));
  const fresh = typedWords.filter((word) => !includesWord(chosen, word));
  const ticked = shown.filter((word) => includesWord(chosen, word)).length;

  const add = (): void => {
    if (fresh.length === 0) return;
    onAdd(fresh);
    setTyped('');
  };
  const tick = (words: readonly string[], on: boolean): void =>
    onChange(on ? distinct([...chosen, ...words]) : chosen.filter((word) => !includesWord(words, word)));

  return (
    <chakra.fieldset minW="0" borderWidth="1px" borderColor="border" rounded="l2" p="3">
      <chakra.legend px="1" fontWeight="semibold">
        {legend}
      </chakra.legend>
      <Flex gap="2">
        <Input
          size="sm"
          aria-label={findLabel}
          aria-describedby={hintId}
          placeholder={findLabel}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button size="sm" variant="outline" flexShrink="0" aria-disabled={fresh.length === 0} onClick={add}>
          {t('variants.add')}
        </Button>
      </Flex>
      <chakra.p id={hintId} fontSize="xs" color="fg.muted" mt="1">
        {t('variants.addHint')}
      </chakra.p>
      {shown.length > 0 ? (
        <chakra.label css={row} fontWeight="medium" borderBottomWidth="1px" borderColor="border">
          <input
            type="checkbox"
            checked={ticked === shown.length}
            ref={(box) => {
              if (box) box.indeterminate = ticked > 0 && ticked < shown.length;
            }}
            onChange={({ currentTarget }) => tick(shown, currentTarget.checked)}
          />
          {t('variants.allShown', { count: shown.length, total: format.number(shown.length) })}
        </chakra.label>
      ) : (
        <chakra.p role="status" color="fg.muted" py="2">
          {t('variants.noneFits')}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" m="0" p="0" css={list}>
        {shown.map((word) => (
          <li key={word}>
            <chakra.label css={row}>
              <input
                type="checkbox"
                checked={includesWord(chosen, word)}
                onChange={({ currentTarget }) => tick([word], currentTarget.checked)}
              />
              <span>{word}</span>{' '}
              {includesWord(own, word) && (
                <chakra.span fontSize="xs" color="fg.muted">
                  {t('variants.own')}
                </chakra.span>
              )}
            </chakra.label>
          </li>
        ))}
      </chakra.ul>
    </chakra.fieldset>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minH: '7',
  py: '0.5',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& input': { boxSize: '4', flexShrink: 0, accentColor: 'accent' },
} as const;
const list = { maxH: '16rem', overflowY: 'auto' } as const;
