/** How long a browser may take to begin reading the file it was handed. */
const KEPT_MS = 60_000;

/** Hands a file to the person as a download. */
export function saveFile(name: string, file: Blob): void {
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
