declare module '*?source' {
  const text: string;
  export = text;
}

declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist';
}

interface ImportMeta {
  webpackContext(
    folder: string,
    options: { regExp: RegExp },
  ): {
    (name: string): { url: string; integrity: string };
    keys(): string[];
  };
}
