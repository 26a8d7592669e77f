/** Who answers `/api` in this build (D31); a constant, so what the other doors need falls out of the bundle. */
declare const __API_MODE__: 'mock' | 'prism' | 'backend' | 'worker' | 'none';
/** Who takes the cards in this build; a constant, so what only the stand-in needs falls out of the bundle. */
declare const __STRIPE_MODE__: 'double' | 'live';

interface ImportMetaEnv {
  /** Host of the API away from local hosts, for example `api.example.com` (D11). */
  readonly VITE_API_HOST?: string;
  /** Company named in the footer (D1). */
  readonly VITE_COMPANY_NAME?: string;
}
