import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '#shared/table/filters/CheckList.tsx';
import type { NextChoice } from '#shared/table/filters/choiceRules.ts';
import { includesWord, wordsIn } from './variantRules.ts';

interface WordListProps {
  title: string;
  addLabel: string;
  offered: readonly string[];
  chosen: readonly string[];
  /** Words the product has already; they say so. */
  own: readonly string[];
  onChange: (next: NextChoice) => void;
  onAdd: (words: string[]) => void;
}

/** Words to tick, and a box that adds what is not in the list: one word, or a pasted list of them. */
export function WordList({ title, addLabel, offered, chosen, own, onChange, onAdd }: WordListProps) {
  const { t } = useTranslation('skuTools');
  const [input, setInput] = useState('');
  const hintId = useId();
  const words = wordsIn(input);
  const add = (): void => {
    if (words.length === 0) return;
    onAdd(words);
    setInput('');
  };
  return (
    <chakra.section minW="0" borderWidth="1px" borderColor="border" rounded="l2" p="3" aria-label={title}>
      <Heading as="h3" size="sm" mb="2">
        {title}
      </Heading>
      <chakra.div maxH="18rem" overflowY="auto" p="0.5">
        <CheckList
          label={title}
          options={offered.map((word) => ({
            id: word,
            label: includesWord(own, word) ? t('variants.own', { word }) : word,
          }))}
          chosen={chosen}
          onChange={onChange}
        />
      </chakra.div>
      <Flex gap="2" mt="3">
        <Input
          size="sm"
          autoComplete="off"
          aria-label={addLabel}
          aria-describedby={hintId}
          placeholder={addLabel}
          value={input}
          onChange={({ currentTarget }) => setInput(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button size="sm" variant="outline" flexShrink="0" aria-disabled={words.length === 0} onClick={add}>
          {t('variants.add')}
        </Button>
      </Flex>
      <chakra.p id={hintId} fontSize="xs" color="fg.muted" mt="1">
        {t('variants.addHint')}
      </chakra.p>
    </chakra.section>
  );
}
