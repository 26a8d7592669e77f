import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '#api/errors.ts';

/** The text for each field whose value must be unique, when it is in use. */
const takenKeys = new Map<string, 'limits.skuTaken' | 'limits.partTaken' | 'limits.productTaken'>([
  ['sku', 'limits.skuTaken'],
  ['partId', 'limits.partTaken'],
  ['productId', 'limits.productTaken'],
]);

/** The text at a field whose value is in use; undefined: the server's own. */
export function useInUseText(): (problem: FieldProblem) => string | undefined {
  const { t } = useTranslation('skuDrawer');
  return ({ field, code }) => {
    const key = code === 'taken' ? takenKeys.get(field) : undefined;
    return key && t(key);
  };
}
