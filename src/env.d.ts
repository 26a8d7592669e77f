/** Who answers `/api` in this build (D31); a constant, so what the other doors need falls out of the bundle. */
declare const __API_MODE__: 'mock' | 'prism' | 'backend' | 'worker' | 'none';
/** Who takes the cards in this build; a constant, so what only the stand-in needs falls out of the bundle. */
declare const __STRIPE_MODE__: 'double' | 'live';

interface ImportMetaEnv {
  /** Host of the API away from local hosts, for example `api.example.com` (D11). */
  readonly VITE_API_HOST?: string;
  /** Further hosts of pictures of people, with commas between (T08). */
  readonly VITE_IMAGE_HOSTS?: string;
  /** Company named in the footer (D1). */
  readonly VITE_COMPANY_NAME?: string;
  /** Development only: `live` searches on servers of one's own, without a backend. */
  readonly VITE_SEARCH_MODE?: string;
  /** Addresses of those servers with commas between. */
  readonly VITE_TYPESENSE_NODES?: string;
  /** A key for them whose one action is `documents:search`. */
  readonly VITE_TYPESENSE_SEARCH_KEY?: string;
}
