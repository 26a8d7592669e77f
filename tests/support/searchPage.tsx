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
export const findHitList = async () => within(await screen.findByRole('list', { name: 'Results' }));
export const findHitNames = async () =>
  (await findHitList()).getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
export const findTab = (name: RegExp) => screen.findByRole('tab', { name });
export const facetGroup = (name: string) => within(screen.getByRole('group', { name }));

/** The query of the address that the screen is at. */
export const searchQuery = ({ router }: Awaited<ReturnType<typeof openSearch>>) =>
  router.state.location.search;
