import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { Highlight } from '@bee/ui/content';
import type { Suggestion, SuggestionGroup } from '@bee/ui/suggest';

export type Suggested = DataFor<'article/suggest'>;

/** A word to search for, or an item with its own page. */
export type Option = Suggestion & ({ word: string } | { address: string });

export const optionGroups = ({ words, groups }: Suggested, typed: string): SuggestionGroup<Option>[] => [
  ...(words.length > 0
    ? [
        {
          title: typed ? '搜索词' : '大家在搜',
          options: words.map((word) => ({ key: `word ${word}`, title: word, word })),
        },
      ]
    : []),
  ...groups.map(({ kind, title, list }) => ({
    title,
    options: list.map(({ title: parts, to, state }) => {
      const address = href(to.page, to.params);
      const title = parts.map(({ text }) => text).join('');
      return { key: `${kind} ${address}`, title, marked: <Highlight parts={parts} />, note: state, address };
    }),
  })),
];
