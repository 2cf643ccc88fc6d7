import { FacetRow } from '@bee/ui/content';

type LetterRowProps = {
  letters: readonly string[];
  facets: readonly { value: string; count: number }[] | undefined;
  current: string | undefined;
  hrefOf(letter?: string): string;
};

/** The index of initials; letters without results are not links. */
export function LetterRow({ letters, facets, current, hrefOf }: LetterRowProps) {
  const found = new Set(facets?.flatMap(({ value, count }) => (count > 0 ? [value] : [])));
  const choices = letters.map((value) => ({ value, count: found.has(value) ? undefined : 0 }));
  return <FacetRow label="首字母" choices={choices} current={current} hrefOf={hrefOf} />;
}
