import { normalizeSupplierNumber } from '#mocks/areas/catalogue/records/supplierNumber.ts';
import { foldCase } from '#mocks/areas/catalogue/records/skuNumbers.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { skuOf } from '#mocks/areas/catalogue/records/rows.ts';
import type { PlannedVariant, Variant } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { notFound, takenProblem, unprocessable } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { requestContext, missingReadPermission } from '#mocks/areas/catalogue/records/requestContext.ts';
import { addSku, skuProblems } from '#mocks/areas/catalogue/records/skuRecords.ts';
import { locationOf } from '#mocks/core/route.ts';

const toCode = (word: string): string =>
  foldCase(word)
    .replaceAll(/[^a-z0-9]/g, '')
    .toUpperCase();

/** Three letters of each colour, more where two colours begin alike; a number where it has no such letters. */
function assignCodes(colors: readonly string[]): Map<string, string> {
  const codes = new Map<string, string>();
  for (const color of new Set(colors)) {
    const word = toCode(color);
    const candidates = Array.from({ length: Math.max(0, word.length - 2) }, (_, index) =>
      word.slice(0, index + 3),
    );
    const usedCodes = [...codes.values()];
    const code = [...candidates, ...(word.length > 0 && word.length < 3 ? [word] : [])].find(
      (one) => !usedCodes.includes(one),
    );
    codes.set(color, code ?? `${word}${codes.size + 1}`);
  }
  return codes;
}

/** Numbers have at most 64 characters; of long ones the part that tells variants apart stays. */
function joinNumber(root: string, suffix: string): string {
  const shortSuffix = suffix.slice(0, 40);
  return `${root.slice(0, 63 - shortSuffix.length)}-${shortSuffix}`;
}

/** Every colour with every size, named as the product's own numbers go on. */
function variantsOf(
  { sku, productId }: ProductRecord,
  colors: readonly string[],
  sizes: readonly string[],
): Variant[] {
  return [...assignCodes(colors)].flatMap(([colorName, code]) =>
    (sizes.length > 0 ? [...new Set(sizes)] : [null]).map((labelSize) => {
      const suffix = labelSize === null ? code : `${code}-${toCode(labelSize)}`;
      return { sku: joinNumber(sku, suffix), partId: joinNumber(productId, suffix), colorName, labelSize };
    }),
  );
}

const isSameWord = (a: string | null, b: string | null): boolean => foldCase(a ?? '') === foldCase(b ?? '');

export const variants = {
  previewVariants: (call) => {
    const refusal = missingReadPermission(call.me);
    if (refusal) return refusal;
    const { catalogue } = requestContext(call);
    const product = catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const existingSkus = catalogue.skusOf(product.id);
    const takenSkus = new Set(catalogue.skus.all().map(({ sku }) => sku.toLowerCase()));
    const planned = variantsOf(product, call.body.colors, call.body.sizes).map((variant): PlannedVariant => {
      const exists = existingSkus.some(
        (one) => isSameWord(one.colorName, variant.colorName) && isSameWord(one.labelSize, variant.labelSize),
      );
      if (exists) return { variant, state: 'exists' };
      return { variant, state: takenSkus.has(variant.sku.toLowerCase()) ? 'skuTaken' : 'new' };
    });
    return { status: 200, body: { variants: planned } };
  },

  createVariants: (call) => {
    const refusal = missingPermission(call.me, permissions.skuManagerEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const product = context.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const { variants: requested } = call.body;
    const lowerCaseSkus = requested.map(({ sku }) => sku.toLowerCase());
    const parts = requested.map(({ partId }) => normalizeSupplierNumber(partId));
    const problems = requested.flatMap((variant, index) => {
      const repeats = [
        ...(lowerCaseSkus.indexOf(lowerCaseSkus[index] ?? '') < index ? [takenProblem('sku')] : []),
        ...(parts.indexOf(parts[index] ?? '') < index ? [takenProblem('partId')] : []),
      ];
      return [...repeats, ...skuProblems(context, product, variant)].map((problem) => ({
        ...problem,
        field: `variants.${index}.${problem.field}`,
      }));
    });
    if (problems.length > 0) return unprocessable(...problems);
    const created = requested.map((variant) => addSku(call, context, product, variant));
    const items = created.flatMap((sku) => skuOf(context.catalogue, sku, context.viewer) ?? []);
    return { status: 201, body: { items }, ...locationOf(`/skus?productId=${product.id}`) };
  },
} satisfies Partial<Area<'catalogue'>>;
