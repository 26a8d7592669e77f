import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** One thing a value breaks: where, as a JSON pointer, and how. */
export interface Violation {
  pointer: string;
  message: string;
  keyword: string;
  /** The property a `required` or `additionalProperties` violation is about. */
  property?: string;
}

export interface Checker {
  /** @param path keys from the document's root to a schema, e.g. `['components', 'schemas', 'Problem']` */
  errors: (path: readonly string[], value: unknown) => Violation[];
  /** The same, with text turned into numbers and booleans where the schema wants them: form bodies and parameters. */
  errorsCoerced: (path: readonly string[], value: unknown) => Violation[];
}

const escaped = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

function propertyOf(params: Record<string, unknown>): { property?: string } {
  const name = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof name === 'string' ? { property: name } : {};
}

/** Checks values against the schemas of an OpenAPI 3.1 document, which are JSON Schema as they stand. */
export function createChecker(document: unknown): Checker {
  const make = (coerceTypes: boolean) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes });
    addFormats.default(ajv);
    if (typeof document === 'object' && document !== null) ajv.addSchema(document, 'openapi');
    const compiled = new Map<string, ValidateFunction>();
    return (path: readonly string[], value: unknown): Violation[] => {
      const $ref = `openapi#/${path.map(escaped).join('/')}`;
      const validate = compiled.get($ref) ?? ajv.compile({ $ref });
      compiled.set($ref, validate);
      if (validate(value)) return [];
      return (validate.errors ?? []).map(({ instancePath, keyword, message, params }) => ({
        pointer: instancePath || '/',
        message: message ?? keyword,
        keyword,
        ...propertyOf(params),
      }));
    };
  };
  return { errors: make(false), errorsCoerced: make(true) };
}
