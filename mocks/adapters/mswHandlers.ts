import { http, type HttpHandler } from 'msw';

import type { Answer } from '#mocks/core/handle.ts';
import { API_PATH } from '#mocks/core/route.ts';

/**
 * The mock as a request handler of MSW, for any origin. One handler is enough: the mock finds the operation by itself,
 * and faster than MSW would in a list of all.
 */
export function mswHandlers(answer: Answer): HttpHandler[] {
  return [http.all(`*${API_PATH}/*`, ({ request }) => answer(request))];
}
