// The build makes these modules from the table of text areas (src/build/texts.ts): by `de/public`, the way to a file.

type TextFiles = Readonly<Record<string, () => Promise<TextFile>>>;

interface TextFile {
  texts: Record<string, Record<string, string>>;
  /** Of the texts of the panel: the files of the screens in the same language. */
  files: TextFiles;
}

declare module 'virtual:texts/frame' {
  export const files: TextFiles;
}
