import { supplierNumber } from '#mocks/areas/catalogue/records/supplierNumber.ts';
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
import { madeAt } from '#mocks/core/route.ts';

const plain = (word: string): string =>
  foldCase(word)
    .replaceAll(/[^a-z0-9]/g, '')
    .toUpperCase();

/** Three letters of each colour, more where two colours begin alike; a number where it has no such letters. */
function codesOf(colors: readonly string[]): Map<string, string> {
  const codes = new Map<string, string>();
  for (const color of new Set(colors)) {
    const word = plain(color);
    const tries = Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => word.slice(0, at + 3));
    const given = [...codes.values()];
    const code = [...tries, ...(word.length > 0 && word.length < 3 ? [word] : [])].find(
      (one) => !given.includes(one),
    );
    codes.set(color, code ?? `${word}${codes.size + 1}`);
  }
  return codes;
}

/** Numbers have at most 64 characters; of long ones the part that tells variants apart stays. */
function numbered(root: string, rest: string): string {
  const end = rest.slice(0, 40);
  return `${root.slice(0, 63 - end.length)}-${end}`;
}

/** Every colour with every size, named as the product's own numbers go on. */
function variantsOf(
  { sku, productId }: ProductRecord,
  colors: readonly string[],
  sizes: readonly string[],
): Variant[] {
  return [...codesOf(colors)].flatMap(([colorName, code]) =>
    (sizes.length > 0 ? [...new Set(sizes)] : [null]).map((labelSize) => {
      const rest = labelSize === null ? code : `${code}-${plain(labelSize)}`;
      return { sku: numbered(sku, rest), partId: numbered(productId, rest), colorName, labelSize };
    }),
  );
}

const same = (a: string | null, b: string | null): boolean => foldCase(a ?? '') === foldCase(b ?? '');

export const variants = {
  previewVariants: (call) => {
    const refused = missingReadPermission(call.me);
    if (refused) return refused;
    const { catalogue } = requestContext(call);
    const product = catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const own = catalogue.skusOf(product.id);
    const others = new Set(catalogue.skus.all().map(({ sku }) => sku.toLowerCase()));
    const planned = variantsOf(product, call.body.colors, call.body.sizes).map((variant): PlannedVariant => {
      const exists = own.some(
        (one) => same(one.colorName, variant.colorName) && same(one.labelSize, variant.labelSize),
      );
      if (exists) return { variant, state: 'exists' };
      return { variant, state: others.has(variant.sku.toLowerCase()) ? 'skuTaken' : 'new' };
    });
    return { status: 200, body: { variants: planned } };
  },

  createVariants: (call) => {
    const refused = missingPermission(call.me, permissions.skuManagerEdit);
    if (refused) return refused;
    const context = requestContext(call);
    const product = context.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const { variants: wanted } = call.body;
    const lower = wanted.map(({ sku }) => sku.toLowerCase());
    const parts = wanted.map(({ partId }) => supplierNumber(partId));
    const problems = wanted.flatMap((variant, at) => {
      const twice = [
        ...(lower.indexOf(lower[at] ?? '') < at ? [takenProblem('sku')] : []),
        ...(parts.indexOf(parts[at] ?? '') < at ? [takenProblem('partId')] : []),
      ];
      return [...twice, ...skuProblems(context, product, variant)].map((problem) => ({
        ...problem,
        field: `variants.${at}.${problem.field}`,
      }));
    });
    if (problems.length > 0) return unprocessable(...problems);
    const made = wanted.map((variant) => addSku(call, context, product, variant));
    const items = made.flatMap((sku) => skuOf(context.catalogue, sku, context.viewer) ?? []);
    return { status: 201, body: { items }, ...madeAt(`/skus?productId=${product.id}`) };
  },
} satisfies Partial<Area<'catalogue'>>;
