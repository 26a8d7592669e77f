import type { TryOperation } from '#tests/contract/docs/tryData.ts';
import { element, labelled } from './element.ts';

type Parameter = TryOperation['parameters'][number];

const asText = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(asText).join(', ')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value ?? '');

/** What was typed, as the value that it stands for: lists are joined by commas, objects are JSON. */
function valueOf(text: string, example: unknown): unknown {
  if (Array.isArray(example)) return text.split(',').map((part) => part.trim());
  if (typeof example !== 'object' || example === null) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Inputs for the parameters of an operation, the required ones filled by their examples. */
export interface ParameterInputs {
  fields: readonly HTMLElement[];
  /** By place and name; what is left empty is not sent. */
  values: () => Record<Parameter['in'], Record<string, unknown>>;
}

/** The time goes with every read by itself; cookies a page cannot send. */
const byItself = ({ in: place, name }: Parameter): boolean =>
  place === 'cookie' || (place === 'query' && name === '_t');

export function parameterInputs({ parameters }: TryOperation): ParameterInputs {
  const inputs = parameters
    .filter((one) => !byItself(one))
    .map((parameter) => {
      const [example] = parameter.examples;
      const shown = example === undefined ? '' : asText(example);
      const input = element('input', {
        value: parameter.required ? shown : '',
        placeholder: shown,
        required: parameter.required,
        autocomplete: 'off',
        spellcheck: false,
      });
      return { parameter, example, input };
    });
  return {
    fields: inputs.map(({ parameter: { name, in: place }, input }) => labelled(`${name} (${place})`, input)),
    values: () => {
      const values: Record<Parameter['in'], Record<string, unknown>> = {
        path: {},
        query: {},
        header: {},
        cookie: {},
      };
      for (const { parameter, example, input } of inputs) {
        if (input.value !== '') values[parameter.in][parameter.name] = valueOf(input.value, example);
      }
      if (parameters.some(({ in: place, name }) => place === 'query' && name === '_t'))
        values.query['_t'] = Date.now();
      return values;
    },
  };
}
