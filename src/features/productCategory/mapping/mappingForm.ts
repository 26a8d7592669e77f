import * as z from 'zod/mini';
import type { CategoryMapping, CategoryMappingChange } from '#api/generated/types.gen.ts';

/** Which category of ours stands for one of a competitor; empty: none. */
export interface MappingValues {
  categoryId: string;
}

/** Raised when a field changes its meaning: drafts of another version are not offered. */
export const MAPPING_FORM_VERSION = 1;

export const mappingSchema: z.ZodMiniType<MappingValues, MappingValues> = z.object({
  categoryId: z.string(),
});

export const mappingValues = ({ category }: CategoryMapping): MappingValues => ({
  categoryId: category?.id ?? '',
});

export const changedMapping = (mapping: CategoryMapping, { categoryId }: MappingValues): 'categoryId'[] =>
  mappingValues(mapping).categoryId === categoryId ? [] : ['categoryId'];

export const mappingInput = (
  { version }: Pick<CategoryMapping, 'version'>,
  { categoryId }: MappingValues,
): CategoryMappingChange => ({ categoryId: categoryId === '' ? null : categoryId, version });
