/** Whether a text of an address can be the id of a record, as the contract has it: what cannot is not asked for. */
export const isRecordId = (text: string): boolean => /^[^/\\\p{Cc}]{1,64}$/u.test(text);
