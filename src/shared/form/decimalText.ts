import * as z from 'zod/mini';
import { isDecimal } from './numberFilters.ts';

/**
 * What a decimal field holds: nothing, or a number; a lone dot is refused (E120). The sentence is a key of the texts
 * `lists`, which the form's `t` must know: `useTranslation(['slabs', 'lists'])`.
 */
export const decimalText = z.string().check(z.refine((text) => text === '' || isDecimal(text), 'notANumber'));
