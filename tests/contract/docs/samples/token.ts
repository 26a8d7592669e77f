/** Stands for a token in a call until a sample shows it as a variable. */
export const TOKEN = 'a-token-that-nobody-has';
