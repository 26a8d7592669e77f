import type { Hit } from '#features/search/model/hit.ts';
import type { HitTexts } from './useHitTexts.ts';

/** As many colours and sizes as are read at a glance. */
const WORDS = 4;
const KB = 1000;

/** What is known of a hit, in one line of short facts. */
export function HitFacts({ hit, words }: { hit: Hit; words: HitTexts }) {
  const { t, format } = words;
  const { collection, skuCount, productCount, sizeBytes, updatedAt } = hit;
  const some = (all: readonly string[]): string =>
    all.length > WORDS ? `${all.slice(0, WORDS).join(', ')} …` : all.join(', ');
  const facts: readonly [id: string, text: string | null][] = [
    ['kind', hit.kind && words.kindWord(hit.kind)],
    ['part', hit.partId && t('hit.partId', { code: hit.partId })],
    [
      'product',
      collection !== 'products' && hit.productSku ? t('hit.ofProduct', { code: hit.productSku }) : null,
    ],
    // Many a supplier is its own brand.
    ['brand', hit.brand === hit.supplier ? null : hit.brand],
    ['supplier', hit.supplier],
    ['category', hit.category],
    ['colors', collection === 'skus' ? some(hit.colors) : null],
    ['sizes', collection === 'skus' ? some(hit.sizes) : null],
    ['skus', skuCount === null ? null : t('hit.skus', { count: skuCount, total: format.number(skuCount) })],
    [
      'products',
      productCount === null
        ? null
        : t('hit.products', { count: productCount, total: format.number(productCount) }),
    ],
    ['language', hit.language && words.languageWord(hit.language)],
    ['size', sizeBytes === null ? null : t('hit.size', { size: format.number(Math.ceil(sizeBytes / KB)) })],
    [
      'changed',
      collection === 'documents' && updatedAt !== null
        ? t('hit.changed', { when: format.date(updatedAt) })
        : null,
    ],
  ];
  return (
    <ul data-facts="">
      {hit.status !== '' && (
        <li>
          <span data-status={hit.status}>{words.statusWord(hit.status)}</span>
        </li>
      )}
      {facts.map(([id, text]) => text && <li key={id}>{text}</li>)}
    </ul>
  );
}
