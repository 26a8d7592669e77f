import { nullable, open } from './generated/operations.gen.ts';

/** D5: whether a call may answer null, because a sign-in is needed. By method and path template, as all of these. */
export const mayBeNull = (operation: string): boolean => nullable.includes(operation);
/** E46: whether it is called by people who are not signed in. */
export const isPublic = (operation: string): boolean => open.includes(operation);
/** spec §7: whether it is a template user call: those below /users. */
export const isTemplate = (operation: string): boolean => operation.includes(' /users');
