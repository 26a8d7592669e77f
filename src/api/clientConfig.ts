import { apiBase } from './apiBase.ts';
import type { CreateClientConfig } from './generated/client/index.ts';
import { prepareRequest } from './prepareRequest.ts';

/**
 * First configuration of the generated client, which calls this when it is loaded. The rest of the rules is plugged in
 * by `configureApi`.
 */
export const createClientConfig: CreateClientConfig = (config) => ({
  ...config,
  throwOnError: true,
  // Where nothing renders a page, as in prerendering, there is no location and nobody calls the API.
  baseUrl: apiBase(typeof location === 'undefined' ? undefined : location, import.meta.env.VITE_API_HOST),
  // Bad content types must not be guessed into blobs and texts.
  parseAs: 'json',
  requestValidator: (options) =>
    new Promise<void>((resolve) => {
      prepareRequest(options);
      resolve();
    }),
});
