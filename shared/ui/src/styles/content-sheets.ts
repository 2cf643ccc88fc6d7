/**
 * Sheets of `@bee/ui/content` besides `base`, each with the stylesheets of components that appear together and that
 * many pages lack. `base` has all others.
 */
export const contentSheets = {
  cards: ['article-card.css'],
  figures: [
    'data-table.css',
    'day-field.css',
    'key-value-list.css',
    'page-header.css',
    'print-note.css',
    'print-sheet.css',
  ],
  list: ['filters.css', 'list-bar.css', 'pagination.css', 'suggestions.css'],
  reading: ['disclosure.css', 'medal.css', 'rich-text.css', 'steps.css'],
  service: ['custom-service.css'],
} as const satisfies Record<string, readonly string[]>;

export type ContentSheet = 'base' | keyof typeof contentSheets;

/** The sheet that has a stylesheet of `@bee/ui/content`. */
export const contentSheetOf = (stylesheet: string): ContentSheet => {
  const found = Object.entries(contentSheets).find(([, parts]) => (parts as readonly string[]).includes(stylesheet));
  return (found?.[0] ?? 'base') as ContentSheet;
};
