import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** One thing a value breaks: where, as a JSON pointer into the value, and how. */
export interface Violation {
  pointer: string;
  message: string;
  keyword: string;
  /** The property that is missing or too much. */
  property?: string;
  /** The bound that a length, a count or a number is beyond. */
  limit?: number;
}

/** Stands for a file wherever a schema says `format: binary`: JSON Schema knows text only. */
export const FILE = '\u0000file';

export interface Checker {
  /** @param pointer JSON pointer to a schema of the document, e.g. `/components/schemas/Problem` */
  errors: (pointer: string, value: unknown) => Violation[];
  /** The same, but text counts as number or boolean where the schema wants one: parameters and form bodies. */
  errorsOfText: (pointer: string, value: unknown) => Violation[];
}

/** A JSON pointer made of keys. */
export function pointerTo(...keys: readonly string[]): string {
  return keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function propertyOf(params: Record<string, unknown>): { property?: string } {
  const name = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof name === 'string' ? { property: name } : {};
}

/** Checks values against the schemas of an OpenAPI 3.1 document, which are JSON Schema as they stand. */
export function createChecker(document: object): Checker {
  const createValidator = (coerceTypes: boolean) => {
    // E67: lengths count UTF-16 units, as the panel counts them.
    const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes, unicode: false, logger: false });
    addFormats(ajv);
    ajv.addFormat('binary', (text: string) => text === FILE);
    ajv.addSchema(document, 'openapi');
    const compiled = new Map<string, ValidateFunction>();
    return (pointer: string, value: unknown): Violation[] => {
      const validate =
        compiled.get(pointer) ??
        ajv.compile({ $ref: `openapi#${pointer.split('/').map(encodeURIComponent).join('/')}` });
      compiled.set(pointer, validate);
      if (validate(value)) return [];
      return (validate.errors ?? []).map(({ instancePath, keyword, message, params }) => ({
        pointer: instancePath || '/',
        message: message ?? keyword,
        keyword,
        ...propertyOf(params),
        ...(typeof params['limit'] === 'number' ? { limit: params['limit'] } : {}),
      }));
    };
  };
  return { errors: createValidator(false), errorsOfText: createValidator(true) };
}
