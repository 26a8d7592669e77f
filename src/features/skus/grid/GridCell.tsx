import { memo, useId, useState, type ChangeEvent, type ComponentProps, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#api/generated/types.gen.ts';
import { useNumberBox } from '#shared/form/useNumberBox.ts';
import { useRemovedText } from '#shared/form/useRemovedText.ts';
import { cellAria } from '#shared/sheet/cellAria.ts';
import { cellProblem, storedText, type GridField, type GridProduct } from './gridRules.ts';
import type { CellEdit, GridAction } from './gridState.ts';
import type { GridTexts } from './useGridTexts.ts';

interface MoqBoxProps extends ComponentProps<'input'> {
  value: string;
  /** What was dropped of the number (D29). */
  removed: readonly string[] | undefined;
  onText: (text: string, removed: readonly string[], isPasted: boolean) => void;
}

const none: readonly string[] = [];

/** A box of a cell that takes whole numbers, and says what it has dropped (D29). */
function MoqBox({ value, removed = none, onText, onBlur, ...box }: MoqBoxProps) {
  const note = useId();
  const removedText = useRemovedText('integer', removed);
  const number = useNumberBox({ kind: 'integer', text: value, onText });
  return (
    <>
      <input
        {...box}
        {...number}
        {...cellAria(box['aria-invalid'] === true, box['aria-describedby'], removedText !== '' && note)}
        onBlur={(event) => {
          number.onBlur();
          onBlur?.(event);
        }}
      />
      <small role="status" id={note} data-removed>
        {removedText}
      </small>
    </>
  );
}

interface GridCellProps {
  product: GridProduct;
  field: GridField;
  edit: CellEdit | undefined;
  categories: readonly Category[];
  texts: GridTexts;
  dispatch: Dispatch<GridAction>;
}

/** One cell: the browser's own box for its kind, and what is wrong with what it holds. */
export const GridCell = memo(function GridCell({
  product,
  field,
  edit,
  categories,
  texts: { label, options, shown },
  dispatch,
}: GridCellProps) {
  const { t } = useTranslation('skuTools');
  const id = useId();
  // A hundred rows of all categories are too much to lay out: the list is made when somebody comes near.
  const [isNear, setIsNear] = useState(false);
  const stored = storedText(product, field);
  const text = edit?.text ?? stored;
  const problem = edit && text !== stored ? cellProblem(field, text, categories) : null;
  const said = problem === null ? edit?.refused : t(`grid.problem.${problem}`);
  const common = {
    'aria-label': t('grid.cell', { field: label(field), sku: product.sku }),
    ...cellAria(said !== undefined, said !== undefined && id),
    value: text,
    onFocus: () => setIsNear(true),
    onBlur: () => dispatch({ do: 'leave' }),
  };
  const take = (typed: string, isStep: boolean, removed?: readonly string[]): void =>
    dispatch({ do: 'type', id: product.id, field, text: typed, removed, isStep });
  const onChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    take(currentTarget.value, 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste');
  const all = isNear ? options(field) : [];
  return (
    <td
      data-id={product.id}
      data-field={field}
      data-changed={text.trim() !== stored || undefined}
      onPointerEnter={() => setIsNear(true)}
    >
      {field === 'moq' ? (
        <MoqBox
          {...common}
          removed={edit?.removed}
          onText={(typed, removed, isPasted) => take(typed, isPasted, removed)}
        />
      ) : field === 'name' ? (
        <input {...common} autoComplete="off" onChange={onChange} />
      ) : (
        <select {...common} onChange={onChange}>
          {all.every(({ value }) => value !== text) && (
            <option value={text}>{shown(product, field, text)}</option>
          )}
          {all.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {said !== undefined && <small id={id}>{said}</small>}
    </td>
  );
});
