import { isRecord } from '#mocks/contract/homes.ts';

/** A file of a form, as it is sent. */
export interface SampleFile {
  name: string;
  /** Its media type. */
  type: string;
  /** Each character is one byte. */
  text: string;
  padding?: Padding;
}

/** What follows the text of a file, so that it is large and no report has to show it. */
export interface Padding {
  /** Repeated up to the last byte: `\0`, or a line with its line feed. */
  filler: string;
  bytes: number;
}

/** Whether a value of a form is a file of its own, and no sample. */
export const isSampleFile = (value: unknown): value is SampleFile =>
  isRecord(value) && ['name', 'type', 'text'].every((key) => typeof value[key] === 'string');

const bytes = (base64: string): string => atob(base64);

const TABLE: SampleFile = { name: 'sample.csv', type: 'text/csv', text: 'sku,name\nMUG-1,Mug\n' };

/** The pictures are of one to four pixels. */
const SAMPLES: readonly SampleFile[] = [
  TABLE,
  {
    name: 'sample.png',
    type: 'image/png',
    text: bytes(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGMwTjsDAAI1AWaKkkQyAAAAAElFTkSuQmCC',
    ),
  },
  {
    name: 'sample.jpg',
    type: 'image/jpeg',
    text: bytes(
      '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI/////////////////////////////////////////////////' +
        '///2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAACAAIDASIAAhEBAxEB' +
        '/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgP/xAAUEQEAAAAAAAAAAAAAAAAA' +
        'AAAA/9oADAMBAAIRAxEAPwCAFgf/2Q==',
    ),
  },
  {
    name: 'sample.webp',
    type: 'image/webp',
    text: bytes('UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoCAAIAB0CWJaACdAFAAAD+15X4u7EcZPC96WuBoAA='),
  },
  {
    name: 'sample.gif',
    type: 'image/gif',
    text: bytes('R0lGODlhAQABAIABADNmzP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='),
  },
  { name: 'sample.txt', type: 'text/plain', text: 'Mug\n' },
  { name: 'sample.json', type: 'application/json', text: '{"sku":"MUG-1"}' },
];

/** Bytes behind a picture are none of it, empty rows none of a table, and empty lines none of a text. */
function fillerOf(type: string): string {
  if (type === TABLE.type) return `,${' '.repeat(62)}\n`;
  return /^text\/|json$/.test(type) ? '\n' : '\0';
}

/** Whether a media type is the one that is named, which may be a range such as `image/*`. */
const isNamed = (named: string, type: string): boolean =>
  named.endsWith('/*') ? named === '*/*' || type.startsWith(named.slice(0, -1)) : named === type;

/**
 * A file of one of these media types; where none of them is known, a table under the first name.
 * @param types those that the contract names; none when it names none
 */
export function sampleFileOf(types: readonly string[]): SampleFile {
  const known = types.flatMap((named) => SAMPLES.filter(({ type }) => isNamed(named, type)));
  const [first = TABLE.type] = types;
  return known[0] ?? { ...TABLE, type: first };
}

/**
 * A file of exactly so many bytes; undefined when the smallest sample is larger.
 * @param types as for `sampleFileOf`
 */
export function sampleFileOfSize(types: readonly string[], bytes: number): SampleFile | undefined {
  const sample = sampleFileOf(types);
  const missing = bytes - sample.text.length;
  if (missing < 0) return undefined;
  return { ...sample, padding: { filler: fillerOf(sample.type), bytes: missing } };
}
