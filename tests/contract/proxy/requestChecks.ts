import type { Checker } from '#mocks/contract/checker.ts';
import { isJson } from '#mocks/core/replies.ts';

import type { ReplyCheck, Wrong } from '#tests/contract/checks/check.ts';
import { schemaAt, typesOf } from '#tests/contract/generate/schemaOf.ts';
import type { Contract, Place, Scheme } from '#tests/contract/model/contract.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import { kindOf } from './kindOf.ts';

type Find = ReplyCheck['inspect'];

const PLACES = ['path', 'query', 'header', 'cookie'] as const;

function parametersWrong(checker: Checker, place: Place): Find {
  return ({ operation, request }) =>
    operation.parameters
      .filter((one) => one.in === place)
      .flatMap(({ name, required, schema, style }): Wrong[] => {
        const value = request[place][name];
        if (value === undefined) return required ? [{ message: `${name} is missing` }] : [];
        // What counts is what a text can be read as.
        const errors = style === 'json' ? checker.errors : checker.errorsOfText;
        return errors(schema, structuredClone(value)).map(({ message }) => ({
          message: `${name} ${message}`,
        }));
      });
}

function bodyWrong(checker: Checker): Find {
  return ({ operation, request, wire }) => {
    const { mediaType = '', body, fileBytes = {}, raw } = request;
    if (raw !== undefined) return [{ message: `the body is no ${mediaType}` }];
    // A body that is not known was too large to keep.
    if (body === undefined && wire.body !== undefined) return [];
    if (body === undefined) return operation.body?.required ? [{ message: 'the body is missing' }] : [];
    const kind = kindOf(operation.body?.kinds, mediaType);
    if (kind?.schema === undefined) return [];
    const tooLarge = Object.entries(kind.files).flatMap(([name, { maxBytes = Infinity }]): Wrong[] =>
      (fileBytes[name] ?? 0) > maxBytes
        ? [{ pointer: `/${name}`, message: `must not have more than ${maxBytes} bytes` }]
        : [],
    );
    const errors = isJson(mediaType) ? checker.errors : checker.errorsOfText;
    const broken = errors(kind.schema, structuredClone(body)).map(({ pointer, message, property }) => ({
      pointer,
      message: property === undefined || message.includes(property) ? message : `${message} (${property})`,
    }));
    return [...broken, ...tooLarge];
  };
}

const mediaTypeWrong: Find = ({ operation, request }) => {
  const { mediaType = '', body, raw } = request;
  if (body === undefined && raw === undefined) return [];
  if (!operation.body) return [{ message: 'a body is sent, and none is described' }];
  const types = Object.keys(operation.body.kinds);
  if (types.length === 0 || kindOf(operation.body.kinds, mediaType)) return [];
  return [
    {
      message: `the body is ${mediaType === '' ? 'of no media type' : mediaType}, not ${types.join(' or ')}`,
    },
  ];
};

function carries({ wire }: Exchange, { kind, name }: Scheme): boolean {
  if (kind === 'query') return new URL(wire.url).searchParams.has(name);
  const text = wire.headers[kind === 'cookie' ? 'cookie' : name.toLowerCase()] ?? '';
  if (kind === 'cookie') return text.split(';').some((part) => part.trim().startsWith(`${name}=`));
  return kind === 'header' ? text !== '' : new RegExp(`^${kind} \\S`, 'i').test(text);
}

const tokenMissing: Find = (exchange) => {
  const { ways } = exchange.operation;
  const proven = ways.length === 0 || ways.some((way) => way.every((scheme) => carries(exchange, scheme)));
  return proven ? [] : [{ message: 'nothing proves who asks' }];
};

function extraInQuery({ document }: Contract): Find {
  return ({ operation, wire }) => {
    const described = operation.parameters.filter((one) => one.in === 'query');
    // The fields of an object travel under names of their own.
    const free = described.some(({ schema }) => typesOf(schemaAt(document, schema)).includes('object'));
    if (free) return [];
    const names = new Set([...described, ...operation.ways.flat()].map(({ name }) => name));
    return [...new URL(wire.url).searchParams.keys()]
      .filter((key) => !names.has(key))
      .map((key) => ({ message: `${key} is not described` }));
  };
}

/**
 * What the one who asks can do wrong. Checks of the same form as those of replies, which `contract:verify` has no use
 * for: it knows what it sends.
 */
export function requestChecks(contract: Contract, checker: Checker): readonly ReplyCheck[] {
  const always = (): boolean => true;
  return [
    ...PLACES.map(
      (place): ReplyCheck => ({
        id: `request-${place}`,
        rule: `The ${place} parameters of a call fit their schemas, and the required ones are there.`,
        appliesTo: ({ parameters }) => parameters.some((one) => one.in === place),
        inspect: parametersWrong(checker, place),
      }),
    ),
    {
      id: 'request-body',
      rule: 'The body of a call fits the schema of its media type.',
      appliesTo: ({ body }) => body !== undefined,
      inspect: bodyWrong(checker),
    },
    {
      id: 'request-media-type',
      rule: 'The media type of a body is one of those described for the call.',
      appliesTo: always,
      inspect: mediaTypeWrong,
    },
    {
      id: 'request-token',
      rule: 'A call says who asks where the contract wants to know.',
      appliesTo: ({ ways }) => ways.length > 0,
      inspect: tokenMissing,
    },
    {
      id: 'request-extra',
      rule: 'A call has no query parameter that the contract does not describe (with --strict).',
      appliesTo: always,
      onlyStrict: true,
      inspect: extraInQuery(contract),
    },
  ];
}
