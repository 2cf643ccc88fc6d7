import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';

export type Suggested = DataFor<'article/suggest'>;

/** A word to search for, or an item with its own page. */
export type Option = { key: string; parts: { text: string; hit?: boolean }[]; state?: string | null } & (
  | { word: string }
  | { address: string }
);

export type OptionGroup = { title: string; options: Option[] };

export const optionGroups = ({ words, groups }: Suggested, typed: string): OptionGroup[] => [
  ...(words.length > 0
    ? [
        {
          title: typed ? '搜索词' : '大家在搜',
          options: words.map((word) => ({ key: `word ${word}`, parts: [{ text: word }], word })),
        },
      ]
    : []),
  ...groups.map(({ kind, title, list }) => ({
    title,
    options: list.map(({ title: parts, to, state }) => {
      const address = href(to.page, to.params);
      return { key: `${kind} ${address}`, parts, state, address };
    }),
  })),
];
