import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Charge, ChargeList } from '#api/generated/types.gen.ts';
import { useVersionedForm } from '#resource/write/useVersionedForm.ts';
import type { Conflict } from '#resource/write/useVersionedSave.ts';
import { mergedCharges, myChanges, pairedCharges } from './chargeChanges.ts';
import {
  CHARGE_FORM_VERSION,
  chargeFieldOf,
  chargeOf,
  chargeSchema,
  lineOf,
  newLine,
  type ChargeLine,
} from './chargeForm.ts';
import { useSaveCharges } from './useSaveCharges.ts';
import './chargesTexts.ts';

interface ChargesFormOptions {
  productId: string;
  charges: ChargeList;
  /** The one charge that is edited; null: a new one. Left out: all of them. */
  one?: Charge | null;
  onSaved?: () => void;
}

/** A form over the charges of a product, or over one of them. */
export function useChargesForm({ productId, charges, one, onSaved }: ChargesFormOptions) {
  const { t } = useTranslation('charges');
  const saving = useSaveCharges(productId);

  /** The edited charge in a list that may be another one by now. */
  const known = (list: readonly Charge[]) => (one ? pairedCharges([one], list).get(one) : undefined);
  const linesOf = ({ items }: ChargeList): ChargeLine[] => {
    if (one === undefined) return items.map(lineOf);
    return [one === null ? newLine : lineOf(known(items) ?? one)];
  };
  /** The whole list as I want it. */
  const mineIn = ({ items }: ChargeList, lines: readonly ChargeLine[]): readonly Charge[] => {
    const mine = lines.map(chargeOf);
    if (one === undefined) return mine;
    const before = known(items);
    if (before === undefined) return [...items, ...mine];
    // A restored draft may have the id of another version.
    const edited = mine.map((charge) => ({ ...charge, id: before.id }));
    return items.flatMap((charge) => (charge === before ? edited : charge));
  };

  const { save, ...rest } = useVersionedForm({
    record: charges,
    formId: one === undefined ? `charges ${productId}` : `charge ${productId} ${one?.name ?? ''}`,
    schemaVersion: CHARGE_FORM_VERSION,
    schema: () => chargeSchema,
    valuesOf: (list) => ({ lines: linesOf(list) }),
    texts: { t },
    fieldOf: (name) => chargeFieldOf(name, one !== undefined),
    write: saving.write,
    readTheirs: saving.readTheirs,
    differingKeys: ({ base, theirs, mine }) =>
      myChanges({ base: base.items, theirs: theirs.items, mine }).map(({ id }) => id),
    onSaved: (saved) => {
      saving.onSaved(saved);
      onSaved?.();
    },
  });
  const { base, form } = rest;

  return {
    ...rest,
    // The id of a charge is one of its fields.
    lines: useFieldArray({ control: form.control, name: 'lines', keyName: 'key' }),
    submit: form.handleSubmit(({ lines }) => save(base, mineIn(base, lines))),
    keepMine: (
      { base: was, theirs, mine }: Conflict<ChargeList, readonly Charge[]>,
      kept: readonly string[],
    ) => void save(theirs, mergedCharges({ base: was.items, theirs: theirs.items, mine }, kept)),
  };
}

export type ChargesForm = ReturnType<typeof useChargesForm>;
