/** Door `@bee/ui/styles`, for tooling: the stylesheets of the other doors. */
export { buildStyles } from './styles/build-styles.ts';
export { type Door, styleOrder } from './styles/door-parts.ts';
