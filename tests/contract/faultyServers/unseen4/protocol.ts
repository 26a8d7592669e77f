import {
  listOf,
  changeBody,
  pathPart,
  readPath,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import { rewriteHeaders } from '#tests/contract/faultyServers/buildAnswers.ts';
import {
  catalogueFor,
  idOf,
  replaceBody,
  rewriteAnswerHeaders,
} from '#tests/contract/faultyServers/unseen/tools.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

/** Keeps under a key which product was made, and not how that was answered. */
function answerAsItIsNow(): Serve {
  const made = new Set<string>();
  return async (call) => {
    const response = await call.next();
    if (response.status !== 201) return response;
    const id = await idOf(response);
    if (!made.has(id)) {
      made.add(id);
      return response;
    }
    const now: unknown = await (await readPath(call, `/products/${id}`)).json();
    return changeBody(response, () => now);
  };
}

/** Does not look at the key of a form. */
function forgetKeysOfForms(): Serve {
  const answered = new Set<string>();
  return async (call) => {
    const response = await call.next();
    const text = await response.clone().text();
    const key = call.request.headers.get('idempotency-key') ?? '';
    if (response.status !== 201 || !answered.has(`${key} ${text}`)) {
      answered.add(`${key} ${text}`);
      return response;
    }
    const otherKey = `${key.slice(0, 80)}-${String(answered.size)}`;
    answered.add(otherKey);
    return call.next(rewriteHeaders(call, (headers) => headers.set('idempotency-key', otherKey)));
  };
}

const keepVersion: Serve = async (call) => {
  const response = await call.next();
  const { products } = catalogueFor(call);
  const product = products.get(pathPart(call, 1));
  if (!response.ok || !product) return response;
  const { version } = products.put({ ...product, version: product.version - 1 });
  return changeBody(response, (body) => ({ ...body, version }));
};

const nameFirstField: Serve = async (call) => {
  const response = await call.next();
  if (response.status !== 422) return response;
  return replaceBody(response, (body) => ({ ...body, errors: listOf(body['errors']).slice(0, 1) }));
};

const locateOriginal: Serve = async (call) => {
  const response = await call.next();
  if (response.status !== 201) return response;
  return rewriteAnswerHeaders(response, { location: `/api/roles/${pathPart(call, 1)}` });
};

const countShownRows: Serve = async (call) =>
  changeBody(await call.next(), (body) =>
    Number(body['page']) > 1 && listOf(body['items']).length === 0 ? { ...body, total: 0 } : body,
  );

/** What holds for all calls, or for all calls of a kind. */
export const protocol: readonly Variant[] = [
  {
    // Repeating: "a second call with the key and the same body gets the same answer".
    name: 'a product that was made is answered to its repeated key as it is by now',
    operations: ['createProduct', 'getProduct', 'updateProduct'],
    start: () => serve('createProduct', answerAsItIsNow()),
  },
  {
    // Repeating: "nothing is written twice".
    name: 'a picture that is sent again under its key is added again',
    operations: ['createProduct', 'addProductImage', 'getProduct'],
    start: () => serve('addProductImage', forgetKeysOfForms()),
  },
  {
    // Versions: "A record with `version` gets a higher one with every change."
    name: 'locking fields against the sync does not raise the version',
    operations: ['listProducts', 'getProduct', 'getProductSource', 'setFieldLocks', 'updateProduct'],
    start: () => serve('setFieldLocks', keepVersion),
  },
  {
    // Refusals: "`422` has an entry in `errors` for each refused field".
    name: 'only the first refused field of a request has an entry',
    operations: ['createProduct', 'createSku', 'createCategory', 'createRole', 'inviteMembers', 'createView'],
    start: () => nameFirstField,
  },
  {
    // Answers, `Location`: "the address of what was made".
    name: 'the address of the copy of a role is that of the original',
    operations: ['listRoles', 'duplicateRole', 'getRole'],
    start: () => serve('duplicateRole', locateOriginal),
  },
  {
    // Pages: "A page beyond the end is `200` without items and with the right `total`."
    name: 'a page of the team beyond the end has the total 0',
    operations: ['listTeam'],
    start: () => serve('listTeam', countShownRows),
  },
];
