import { chakra } from '@chakra-ui/react/styled-system';
import { Page } from '#shared/ui/Page.tsx';
import { SearchScreen } from './SearchScreen.tsx';
import { searchStyles } from './ui/searchStyles.ts';
import { useSearchState } from './useSearchState.ts';

/** /typesense: find anything in one box, narrow it by facets, go on to the thing itself. */
export function SearchPage() {
  return (
    <Page>
      <chakra.div css={searchStyles}>
        <AddressedSearch />
      </chakra.div>
    </Page>
  );
}

function AddressedSearch() {
  return <SearchScreen address={useSearchState()} />;
}
