import type { Area } from '#mocks/types.ts';
import { categories, suppliers } from './categories.ts';
import { products } from './products.ts';
import { skus } from './skus.ts';

/** Products, SKUs, categories, suppliers and their history. */
export const catalogue: Area<'catalogue'> = { ...products, ...skus, ...categories, ...suppliers };
