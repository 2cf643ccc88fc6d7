/** Entry point `@bee/ui/styles`, for build tools: the stylesheets of the other entry points. */
export { buildStyles } from './styles/build-styles.ts';
export { contentSheetOf } from './styles/content-sheets.ts';
export { type EntryPoint, styleOrder } from './styles/entry-point-parts.ts';
