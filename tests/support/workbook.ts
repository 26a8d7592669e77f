import { strToU8, zipSync } from 'fflate';

/** A cell: text, a number as it is stored (style 2 shows thirteen digits, style 3 a percentage), a day, or XML of its own; null is no cell. */
export type WorkbookCell =
  | string
  | number
  | { stored: string; style?: 2 | 3 }
  | { day: number }
  | { xml: string }
  | null;

export interface WorkbookSheet {
  name: string;
  state?: 'hidden' | 'veryHidden';
  rows: readonly (readonly WorkbookCell[])[];
  /** The number of the first row; rows before it are not in the file. */
  from?: number;
}

const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN_NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE_NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE_NAMESPACE = 'http://schemas.openxmlformats.org/package/2006/relationships';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function cellXml(cell: WorkbookCell, reference: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') {
    return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  }
  if ('stored' in cell) {
    return `<c r="${reference}"${cell.style ? ` s="${cell.style}"` : ''}><v>${cell.stored}</v></c>`;
  }
  if ('day' in cell) return `<c r="${reference}" s="1"><v>${cell.day}</v></c>`;
  return cell.xml.replaceAll('AT', reference);
}

function sheetXml({ rows, from = 1 }: WorkbookSheet): string {
  const lines = rows.map((cells, index) => {
    const row = from + index;
    const cellTexts = cells.map((cell, columnIndex) =>
      cellXml(cell, `${String.fromCharCode(65 + columnIndex)}${row}`),
    );
    return `<row r="${row}">${cellTexts.join('')}</row>`;
  });
  return `${XML_HEAD}<worksheet ${MAIN_NAMESPACE}><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** The parts of a small workbook, as a spreadsheet program writes them. */
export function workbookParts(sheets: readonly WorkbookSheet[]): Record<string, Uint8Array<ArrayBuffer>> {
  const names = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  );
  const links = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE_NAMESPACE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${XML_HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `${XML_HEAD}<workbook ${MAIN_NAMESPACE} xmlns:r="${OFFICE_NAMESPACE}"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML_HEAD}<Relationships xmlns="${PACKAGE_NAMESPACE}">${links.join('')}<Relationship Id="rId99" Type="${OFFICE_NAMESPACE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${XML_HEAD}<styleSheet ${MAIN_NAMESPACE}><numFmts count="1"><numFmt numFmtId="164" formatCode="0000000000000"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="10" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
  sheets.forEach((sheet, index) => {
    parts[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(sheet);
  });
  return Object.fromEntries(
    Object.entries(parts).map(([path, text]) => [path, Uint8Array.from(strToU8(text))]),
  );
}

/** The bytes of a small workbook. */
export function workbookBytes(sheets: readonly WorkbookSheet[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(zipSync(workbookParts(sheets)));
}
