export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252';

/** How files begin that are no text: zip and .xlsx, .xls and encrypted .xlsx, PDF, PNG, GIF, JPEG, gzip. */
const binarySignatures = [
  '504b0304',
  '504b0506',
  'd0cf11e0',
  '25504446',
  '89504e47',
  '47494638',
  'ffd8ff',
  '1f8b',
];

/** What no text in Windows-1252 has: control characters apart from tab and line breaks. */
const isControl = (code: number): boolean => code < 32 && code !== 9 && code !== 10 && code !== 13;

/**
 * The text of a file: UTF-8, UTF-16 where a byte order mark says so, or else Windows-1252, which spreadsheets in Western
 * Europe still write. Null for what is no text.
 */
export function decodeFile(buffer: ArrayBuffer): { text: string; encoding: Encoding } | null {
  const bytes = new Uint8Array(buffer);
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (binarySignatures.some((magic) => start.startsWith(magic))) return null;
  if (start.startsWith('fffe')) return decodeText(bytes, 'utf-16le', 'utf-16');
  if (start.startsWith('feff')) return decodeText(bytes, 'utf-16be', 'utf-16');
  return (
    decodeText(bytes, 'utf-8', 'utf-8') ??
    (bytes.some(isControl) ? null : decodeText(bytes, 'windows-1252', 'windows-1252'))
  );
}

function decodeText(
  bytes: Uint8Array,
  label: string,
  encoding: Encoding,
): { text: string; encoding: Encoding } | null {
  try {
    return { text: new TextDecoder(label, { fatal: true }).decode(bytes), encoding };
  } catch {
    return null;
  }
}
