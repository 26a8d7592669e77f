import { Refusal } from './refusal.ts';

/** Search parameters as they come: texts of an address, or values of a JSON body. */
export type Parameters = Readonly<Record<string, unknown>>;

export function textOf(parameters: Parameters, name: string, fallback = ''): string {
  const value = parameters[name];
  if (value === undefined || value === null) return fallback;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A whole number from 0 up. */
export function countOf(parameters: Parameters, name: string, fallback: number): number {
  const text = textOf(parameters, name).trim();
  if (text === '') return fallback;
  if (!/^\d+$/.test(text)) throw new Refusal(400, `Parameter \`${name}\` must be an unsigned integer.`);
  return Number(text);
}

export function flagOf(parameters: Parameters, name: string, fallback = false): boolean {
  const text = textOf(parameters, name);
  return text === '' ? fallback : text === 'true' || text === '1';
}

/** The parts between commas, without spaces around them and without empty ones. */
export function listOf(parameters: Parameters, name: string): string[] {
  const value = parameters[name];
  const text = Array.isArray(value) ? value.join(',') : textOf(parameters, name);
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** One value for each field, or one for all of them. */
export function eachOf(parameters: Parameters, name: string, index: number): string | undefined {
  const values = listOf(parameters, name);
  return values.length > 1 ? values[index] : values[0];
}
