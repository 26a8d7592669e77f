// The build makes these modules from the table of text areas (src/build/texts.ts): by `de/public`, the way to a file.

type TextFiles = Readonly<Record<string, () => Promise<{ texts: Record<string, Record<string, string>> }>>>;

declare module 'virtual:texts/frame' {
  export const files: TextFiles;
}

declare module 'virtual:texts/screens' {
  export const files: TextFiles;
}
