import * as z from 'zod/mini';
import { holdsCardNumber } from './noCardNumbers.ts';

/** What is refused in every free text of a payment, by the key of its sentence. */
const noCard = z.refine<string>((text) => !holdsCardNumber(text), { error: 'wrong.cardNumber' });

/** A text that may stay empty. */
export const freeText = (max: number, tooLong: string) => z.string().check(z.maxLength(max, tooLong), noCard);
