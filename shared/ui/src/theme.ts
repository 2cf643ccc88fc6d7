/** Entry point `@bee/ui/theme`. */
export { UiProvider } from './theme/ui-provider.tsx';
export { uiTheme } from './theme/ui-theme.ts';
