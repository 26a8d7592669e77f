/** Who answers `/api` in this build (D31); a constant, so what the other doors need falls out of the bundle. */
declare const __API_MODE__: 'mock' | 'prism' | 'backend' | 'worker' | 'none';

interface ImportMetaEnv {
  /** Host of the API away from local hosts, for example `api.example.com` (D11). */
  readonly VITE_API_HOST?: string;
  /** Company named in the footer (D1). */
  readonly VITE_COMPANY_NAME?: string;
}
