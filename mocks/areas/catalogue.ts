import type { Area } from '#mocks/types.ts';
import { activity } from './activity.ts';
import { categories } from './categories.ts';
import { duplicates } from './duplicates.ts';
import { productCreation } from './productCreation.ts';
import { productImages } from './productImages.ts';
import { productParts } from './productParts.ts';
import { products } from './products.ts';
import { skus } from './skus.ts';
import { suppliers } from './suppliers.ts';
import { variants } from './variants.ts';

/** Products, SKUs, categories, suppliers and their history. */
export const catalogue: Area<'catalogue'> = {
  ...products,
  ...productCreation,
  ...productParts,
  ...productImages,
  ...duplicates,
  ...skus,
  ...variants,
  ...categories,
  ...suppliers,
  ...activity,
};
