import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDraft } from '#session/useDraft.ts';
import type { NextChoice } from '#shared/table/filters/choiceRules.ts';
import { distinct, includesWord, offeredWords } from './variantRules.ts';

/** Colours that suppliers of the trade name most; offered beside what the product has already. Data, not texts. */
const standardColors: readonly string[] = [
  'Black',
  'White',
  'Navy',
  'Royal Blue',
  'Light Blue',
  'Teal',
  'Green',
  'Forest Green',
  'Lime',
  'Yellow',
  'Orange',
  'Red',
  'Burgundy',
  'Pink',
  'Purple',
  'Brown',
  'Beige',
  'Natural',
  'Gray',
  'Charcoal',
  'Silver',
  'Gold',
  'Clear',
];

/** Sizes of apparel, in the order in which they are worn. */
const standardSizes: readonly string[] = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', 'One Size'];

interface Words {
  colors: string[];
  sizes: string[];
}
type Kind = keyof Words;

const nothing: Words = { colors: [], sizes: [] };
const standard: Readonly<Record<Kind, readonly string[]>> = { colors: standardColors, sizes: standardSizes };

/**
 * The colours and sizes a person has ticked, kept as a draft until the SKUs are made.
 * @param own words of the SKUs that the product has
 */
export function useVariantChoice(productId: string, own: Words) {
  const form = useForm<Words>({ defaultValues: nothing });
  const draft = useDraft({ formId: `variants-${productId}`, schemaVersion: 1, form });
  const colors = useWatch({ control: form.control, name: 'colors' });
  const sizes = useWatch({ control: form.control, name: 'sizes' });
  const [added, setAdded] = useState(nothing);
  const chosen: Words = { colors, sizes };

  const set = (kind: Kind, words: string[]): void => form.setValue(kind, words, { shouldDirty: true });
  const offered = (kind: Kind): string[] =>
    offeredWords(own[kind], standard[kind], added[kind], chosen[kind]);
  const list = (kind: Kind) => ({
    offered: offered(kind),
    chosen: chosen[kind],
    own: own[kind],
    onChange: (next: NextChoice) => set(kind, next(form.getValues(kind))),
    onAdd: (words: string[]) => {
      setAdded((before) => ({ ...before, [kind]: [...before[kind], ...words] }));
      // A word that is offered already is ticked as it is spelled there.
      const known = offered(kind).filter((word) => includesWord(words, word));
      set(kind, distinct([...form.getValues(kind), ...known, ...words]));
    },
  });

  return {
    /** In the order in which they are offered: sizes as they are worn. */
    choice: {
      colors: offered('colors').filter((word) => includesWord(colors, word)),
      sizes: offered('sizes').filter((word) => includesWord(sizes, word)),
    },
    dirty: colors.length + sizes.length > 0,
    draft,
    colors: list('colors'),
    sizes: list('sizes'),
  };
}
