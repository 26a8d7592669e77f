import { schemaAt } from '#tests/contract/generate/schemaOf.ts';
import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import type { Contract, Place } from '#tests/contract/model/contract.ts';
import type { FoundOperation } from '#tests/contract/model/findOperation.ts';
import { bodyIn } from './bodyIn.ts';
import type { ReceivedCall } from './receivedCall.ts';
import { type Pairs, unstyled } from './unstyled.ts';

function cookiesIn(headers: Headers): Pairs {
  return (headers.get('cookie') ?? '').split(';').flatMap((part) => {
    const [name = '', ...rest] = part.trim().split('=');
    return name === ''
      ? []
      : [[name, decodeURIComponent(rest.join('=').replaceAll(/%(?![\dA-F]{2})/gi, '%25'))]];
  });
}

/** What a call says, as values: the opposite of `wireOf`. */
export async function receivedRequest(
  { document }: Contract,
  { operation, path }: FoundOperation,
  call: ReceivedCall,
): Promise<ApiRequest> {
  const { headers, url } = call;
  const pairsAt: Readonly<Record<Place, Pairs>> = {
    path: Object.entries(path),
    query: [...url.searchParams],
    header: operation.parameters.flatMap(({ in: place, name }) => {
      const text = place === 'header' ? headers.get(name) : null;
      return text === null ? [] : [[name, text]];
    }),
    cookie: cookiesIn(headers),
  };
  const valuesAt = (place: Place): Record<string, unknown> =>
    Object.fromEntries(
      operation.parameters
        .filter((one) => one.in === place)
        .map((one) => [one.name, unstyled(one, schemaAt(document, one.schema), pairsAt[place])]),
    );
  return {
    path: valuesAt('path'),
    query: valuesAt('query'),
    header: valuesAt('header'),
    cookie: valuesAt('cookie'),
    ...(await bodyIn(document, operation, call)),
  };
}
