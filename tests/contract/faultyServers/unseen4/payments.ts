import { examples } from '#mocks/contract/examples.gen.ts';
import { at, isRecord } from '#mocks/contract/homes.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { takenProblem } from '#mocks/core/problems.ts';
import { refuse } from '#mocks/core/replies.ts';
import { accountOf } from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  answerWithoutWriting,
  changeAnswer,
  itemsOf,
  readSent,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

import { dropEntries } from './dropEntries.ts';

const namePeopleOfPage = changeAnswer((body) => {
  const people = new Map(
    itemsOf(body)
      .map(({ createdBy }) => createdBy)
      .filter(isRecord)
      .map((one) => [one['id'], one]),
  );
  return {
    ...body,
    people: [...people.values()].toSorted((a, b) => String(a['name']).localeCompare(String(b['name']))),
  };
});

const missCards: Serve = async (call) => {
  const response = await call.next();
  if (!response.ok || itemsOf(await response.clone().json()).length > 0) return response;
  return refuse(examples.notFound);
};

const wantNewName: Serve = async (call) => {
  const db = dbOf(call.request);
  const name = String(at(readSent(call), 'name'))
    .trim()
    .toLowerCase();
  const username = accountOf(call)?.username;
  const isTaken = Object.values(db.search.saved).some(
    (one) => one.username !== username && one.search.name.toLowerCase() === name,
  );
  if (!isTaken) return call.next();
  const { lastId } = db.activity;
  const response = await answerWithoutWriting(call);
  if (!response.ok) return response;
  dropEntries(db, lastId);
  return refuse({ ...examples.validation, errors: [takenProblem('name')] });
};

/** Payments, saved cards and saved searches. */
export const payments: readonly Variant[] = [
  {
    // PaymentPage.people: "Everyone who has taken payments, for the filter."
    name: 'the people of the list of payments are those of the page',
    operations: ['listPayments'],
    start: () => serve('listPayments', namePeopleOfPage),
  },
  {
    // listSavedCards: "A customer without any answers an empty list."
    name: 'the saved cards of a customer without any are not found',
    operations: ['listPayables', 'listSavedCards', 'deleteSavedCard'],
    start: () => serve('listSavedCards', missCards),
  },
  {
    // createSavedSearch: "The name is unique among one's own".
    name: 'a saved search cannot have the name of one of somebody else',
    operations: ['createSavedSearch', 'listSavedSearches'],
    start: () => serve('createSavedSearch', wantNewName),
  },
];
