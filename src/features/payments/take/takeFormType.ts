import type { useZodForm } from '#shared/form/useZodForm.ts';
import type { TakeValues } from './takeForm.ts';

/** The form as its parts share it. */
export type TakeForm = ReturnType<typeof useZodForm<TakeValues>>;
