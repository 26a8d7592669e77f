import { describeCall } from './call.ts';
import { ApiError } from './errors.ts';
import { exchange } from './exchange.ts';
import { client } from './generated/client.gen.ts';
import type { ApiConfig } from './apiConfig.ts';
import { getPathTemplate } from './prepareRequest.ts';

const ignore = (): void => undefined;

let config: ApiConfig = {
  token: () => null,
  epoch: () => 0,
  onNeedsLogin: ignore,
  onUnauthorizedTemplate: ignore,
  onForbidden: ignore,
};

let installed = false;

function install(): void {
  installed = true;
  client.interceptors.request.use((request, options) => {
    const call = describeCall(options, getPathTemplate(options));
    const send = options.fetch ?? globalThis.fetch;
    const base = client.getConfig().baseUrl ?? '';
    // The generated client reads `fetch` from the options of this one call after the interceptors have run.
    options.fetch = () => exchange(request, { call, config, base, send });
    return request;
  });
  client.interceptors.error.use((error, _response, _request, options) =>
    error instanceof ApiError
      ? error
      : new ApiError('unexpected', { operation: `${options.method ?? 'GET'} ${options.url}`, cause: error }),
  );
}

/**
 * Connects the session to the generated client. Called at start-up, before the first call; from then on importing a
 * generated function is all a caller does. Calling it again replaces the configuration.
 */
export function configureApi(next: ApiConfig): void {
  config = next;
  if (!installed) install();
}
