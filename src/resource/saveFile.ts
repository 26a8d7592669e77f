/** Spreadsheets read a file as UTF-8 by this mark, which reading it as text takes away. */
const BYTE_ORDER_MARK = '\uFEFF';

/** How long a browser may take to begin reading the file it was handed. */
const KEPT_MS = 60_000;

/** Hands a CSV file to the person as a download. */
export function saveCsv(name: string, text: string): void {
  save(name, new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }));
}

/** Hands a JSON file to the person as a download. */
export function saveJson(name: string, value: unknown): void {
  save(name, new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' }));
}

function save(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // A browser follows a link only where it stands in the page.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
