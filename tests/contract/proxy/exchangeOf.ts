import { FILE } from '#mocks/contract/checker.ts';
import { isRecord } from '#mocks/contract/homes.ts';

import { type ApiRequest, emptyRequest } from '#tests/contract/generate/apiRequest.ts';
import { textOf } from '#tests/contract/generate/textOf.ts';
import type { Contract } from '#tests/contract/model/contract.ts';
import type { FoundOperation, NotFound } from '#tests/contract/model/findOperation.ts';
import { noOperation } from '#tests/contract/model/noOperation.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import type { Answer } from '#tests/contract/run/transport.ts';
import type { FormField, HttpRequest } from '#tests/contract/run/httpRequest.ts';
import type { ReceivedCall } from './receivedCall.ts';
import { receivedRequest } from './receivedRequest.ts';

/** A file as large as the one that was sent. */
function shownFile(name: string, size: number): FormField {
  const text = '(a file)'.slice(0, size);
  const padding = { filler: '\0', bytes: size - text.length };
  return { name, text, file: { name: 'file', type: 'application/octet-stream', padding } };
}

/** As it can be shown: a file by a word that stands for it. */
function shownBody({ mediaType, body, fileBytes }: ApiRequest, { bytes }: ReceivedCall): HttpRequest['body'] {
  if (bytes === undefined) return '(a body that was not kept)';
  if (bytes.length === 0) return undefined;
  if (body === FILE) return `(${bytes.length} bytes)`;
  if (mediaType !== 'multipart/form-data' || !isRecord(body)) return bytes.toString();
  return Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one: unknown) =>
      one === FILE ? shownFile(name, fileBytes?.[name] ?? 0) : { name, text: textOf(one) },
    ),
  );
}

/** A call that somebody made, with its answer, in the form that checks look at. */
export async function exchangeOf(
  contract: Contract,
  found: FoundOperation | NotFound,
  call: ReceivedCall,
  answer: Answer,
): Promise<Exchange> {
  const known = 'operation' in found;
  const request = known ? await receivedRequest(contract, found, call) : emptyRequest;
  const body = shownBody(request, call);
  return {
    operation: known ? found.operation : noOperation(call.method, call.url.pathname),
    request,
    wire: {
      method: call.method,
      url: call.url.href,
      headers: Object.fromEntries(call.headers),
      ...(body === undefined ? {} : { body }),
    },
    answer,
    proof: 'unknown',
    token: undefined,
    foreignMethod: false,
  };
}
