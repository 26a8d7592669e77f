import * as z from 'zod/mini';
import type { Product, ProductFeature } from '#api/generated/types.gen.ts';
import type { LineKind } from '#features/skus/drawer/lineRules.ts';

/** The Features tab. `featureId` is empty while a feature is not one of the product's yet. */
export interface FeatureValues {
  lines: ProductFeature[];
}

/** Raised when a field changes its meaning: drafts of another version are not offered. */
export const FEATURE_FORM_VERSION = 1;
/** The contract's limit of features on a product. */
export const MOST_FEATURES = 100;

export const featureKind: LineKind<ProductFeature> = {
  keyOf: ({ featureId }) => featureId,
  textOf: ({ value }) => value,
};

export function featureValues({ features }: Pick<Product, 'features'>): FeatureValues {
  return { lines: features.map(({ featureId, title, value }) => ({ featureId, title, value })) };
}

/** A feature is known by its title without case, accents and signs: `Lid type` is `lid-type`. */
export function toFeatureId(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 64)
    .replaceAll(/^-|-$/g, '');
}

/** What is sent. */
export function toFeatures({ lines }: FeatureValues): ProductFeature[] {
  return lines.map(({ featureId, title, value }) => ({
    featureId: featureId || toFeatureId(title),
    title: title.trim(),
    value: value.trim(),
  }));
}

/** Messages are keys of `skuDrawer.json`. */
export const featureSchema: z.ZodMiniType<FeatureValues, FeatureValues> = z
  .object({
    lines: z.array(z.object({ featureId: z.string(), title: z.string(), value: z.string() })),
  })
  .check(({ value: values, issues }) => {
    const features = toFeatures(values);
    features.forEach(({ featureId, value }, line) => {
      const complain = (part: 'title' | 'value', message: string): void =>
        void issues.push({ code: 'custom', path: ['lines', line, part], message, input: value });
      if (featureId === '') complain('title', 'features.titleMissing');
      else if (features.findIndex((one) => one.featureId === featureId) < line) {
        complain('title', 'features.twice');
      }
      if (value === '') complain('value', 'features.valueMissing');
    });
  });
