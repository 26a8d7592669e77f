import type { Area } from '#mocks/core/types.ts';
import { categories } from './resolvers/categories.ts';
import { duplicates } from './resolvers/duplicates.ts';
import { productCreation } from './resolvers/productCreation.ts';
import { productImages } from './resolvers/productImages.ts';
import { productNotes } from './resolvers/productNotes.ts';
import { productParts } from './resolvers/productParts.ts';
import { products } from './resolvers/products.ts';
import { skus } from './resolvers/skus.ts';
import { suppliers } from './resolvers/suppliers.ts';
import { variants } from './resolvers/variants.ts';

/** Products, SKUs, categories and suppliers. */
export const catalogue: Area<'catalogue'> = {
  ...products,
  ...productCreation,
  ...productParts,
  ...productImages,
  ...productNotes,
  ...duplicates,
  ...skus,
  ...variants,
  ...categories,
  ...suppliers,
};
