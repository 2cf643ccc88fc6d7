/** Entry point `@bee/ui/suggest`: suggestions below a text field. Not part of `content`, because few pages have them. */
export { SuggestionBox } from './suggest/suggestion-box.tsx';
export type { Suggestion, SuggestionGroup } from './suggest/suggestion-list.tsx';
