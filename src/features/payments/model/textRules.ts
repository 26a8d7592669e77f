import * as z from 'zod/mini';
import { holdsCardNumber } from './noCardNumbers.ts';

/** What is refused in every free text of a payment, by the key of its sentence. */
const noCard = z.refine<string>((text) => !holdsCardNumber(text), { error: 'wrong.cardNumber' });

/** A text that may stay empty. */
export const freeText = (max: number, tooLong: string) => z.string().check(z.maxLength(max, tooLong), noCard);

/** A text that is needed. */
export const neededText = (max: number, missing: string) =>
  z.string().check(z.minLength(1, missing), z.maxLength(max, missing), noCard);

/** An e-mail address, or nothing. */
export const mailOrNothing = z.union(
  [z.literal(''), z.email('wrong.email').check(z.maxLength(254, 'wrong.email'))],
  'wrong.email',
);
