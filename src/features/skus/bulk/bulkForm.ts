import * as z from 'zod/mini';
import type { BulkParams } from '#api/generated/types.gen.ts';
import { statuses } from '#entities/catalogue/skuFilters.ts';
import { toFeatureId, type BulkQuestion } from './bulkActions.ts';

const needed = z.string().check(z.minLength(1, 'bulk.needed'));
const text = z.string();

/** The form has one value for each question, and the features a second one. */
export interface BulkValues {
  value: string;
  more: string;
}

const moq = z.string().check(
  z.regex(/^\d{1,7}$/, 'bulk.moqLimits'),
  z.refine((input) => Number(input) >= 1, 'bulk.moqLimits'),
);

const schemas = {
  status: z.object({ value: needed, more: text }),
  categoryId: z.object({ value: needed, more: text }),
  supplierId: z.object({ value: needed, more: text }),
  isKvi: z.object({ value: needed, more: text }),
  moq: z.object({ value: moq, more: text }),
  features: z.object({
    value: z.string().check(z.refine((name) => toFeatureId(name) !== '', 'bulk.needed')),
    more: needed,
  }),
} as const;

export const getSchema = (question: BulkQuestion): z.ZodMiniType<BulkValues, BulkValues> => schemas[question];

/** What the contract is sent for an answer. */
export function toParams(question: BulkQuestion, { value, more }: BulkValues): BulkParams {
  switch (question) {
    case 'status': {
      const status = statuses.find((one) => one === value);
      return status ? { status } : {};
    }
    case 'categoryId':
      return { categoryId: value };
    case 'supplierId':
      return { supplierId: value };
    case 'isKvi':
      return { isKvi: value === 'yes' };
    case 'moq':
      return { moq: Number(value) };
    case 'features':
      return { features: [{ featureId: toFeatureId(value), title: value.trim(), value: more.trim() }] };
  }
}
