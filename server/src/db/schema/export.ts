/** Query tools that export files. */
export type ExportKind = 'trade' | 'industry';
