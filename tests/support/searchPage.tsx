import { screen, within } from '@testing-library/react';
import '#features/search/searchTexts.ts';
import { SearchPage } from '#features/search/SearchPage.tsx';
import { resizeTo } from './layoutPage.ts';
import { renderSignedIn } from './renderSignedIn.tsx';

/** Opens the search screen, with room for the facets beside the hits. */
export function openSearch(name: string, search = '') {
  resizeTo(1440);
  return renderSignedIn(name, <SearchPage />, `/typesense${search}`);
}

export const searchBox = () => screen.getByRole('combobox', { name: /^Search products/ });
export const hitList = async () => within(await screen.findByRole('list', { name: 'Results' }));
export const hitNames = async () =>
  (await hitList()).getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
export const searchTab = (name: RegExp) => screen.findByRole('tab', { name });
export const facetGroup = (name: string) => within(screen.getByRole('group', { name }));

/** The query of the address that the screen is at. */
export const searchOf = ({ router }: Awaited<ReturnType<typeof openSearch>>) => router.state.location.search;
