import { AnalyzedProductList } from '#entities/analysis/products/AnalyzedProductList.tsx';
import { NoTracked } from './NoTracked.tsx';

/** The tracked products in a category and below it; null: of all. */
export const ProductPanel = ({ node }: { node: string | null }) => (
  <AnalyzedProductList node={node} empty={<NoTracked node={node} />} />
);
