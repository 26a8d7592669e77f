import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError, errorText, isSilent } from '#api/errors.ts';

/** Fields whose values must be unique: what the panel says when one is in use. */
const takenKeys = new Map<string, 'limits.skuTaken' | 'limits.partTaken' | 'limits.productTaken'>([
  ['sku', 'limits.skuTaken'],
  ['partId', 'limits.partTaken'],
  ['productId', 'limits.productTaken'],
]);

/**
 * Tells a form why the server refused it (R16): at the fields it names, the first one focused, or else above them.
 * @param isField whether the form has a field of this name
 * @param say takes the sentence for above the form, or null
 */
export function useRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  isField: (name: string) => name is FieldPath<Values>,
  say: (sentence: string | null) => void,
): (error: unknown) => void {
  const { t } = useTranslation('errors');
  const { t: tDrawer } = useTranslation('skuDrawer');
  return (error) => {
    if (isSilent(error)) return;
    const problems = error instanceof ApiError ? error.fields : [];
    const named = problems.flatMap(({ field, code, message }) => {
      const taken = code === 'taken' ? takenKeys.get(field) : undefined;
      return isField(field) ? [{ name: field, message: taken ? tDrawer(taken) : message }] : [];
    });
    named.forEach(({ name, message }, index) => {
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    say(named.length > 0 ? null : errorText(error, t));
  };
}
