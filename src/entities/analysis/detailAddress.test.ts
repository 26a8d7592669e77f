import { expect, test } from 'vitest';
import { detailAddress, type DetailScope } from './detailAddress.ts';

const usual: DetailScope = { qty: '', atMoq: '', basis: '', exact: '' };

test.each<[Partial<DetailScope>, string]>([
  [{}, ''],
  [{ qty: '300', basis: 'unit' }, '&qty=300&basis=unit'],
  [{ qty: '300', atMoq: 'true' }, '&qty=moq'],
  [{ exact: 'true' }, '&equivalents=no'],
])('a product is shown in the scope %o', (scope, said) => {
  expect(detailAddress({ ...usual, ...scope }, 'prd-0008')).toBe(
    `/competitorAnalysisDetail?productId=prd-0008${said}`,
  );
});

test('the list that was left goes along', () => {
  expect(detailAddress(usual, 'prd-0008', { name: 'category', search: '?node=cat-mugs' })).toBe(
    '/competitorAnalysisDetail?productId=prd-0008&list=category&from=node%3Dcat-mugs',
  );
});
