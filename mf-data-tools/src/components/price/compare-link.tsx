import { useSession } from '@bee/platform';
import { compareRemedy } from './access-limits.ts';

type CompareLinkProps = {
  id: string;
  name: string;
  /** Text of the one that the chart always shows. */
  main?: string | undefined;
  compare: readonly string[];
  full: boolean;
  hrefOf(compare: string[]): string;
};

/** Adds a price to the chart above, or removes it. */
export function CompareLink({ id, name, main, compare, full, hrefOf }: CompareLinkProps) {
  const session = useSession();
  if (main) return <span className="tools-muted">{main}</span>;
  if (compare.includes(id))
    return (
      <a href={hrefOf(compare.filter((other) => other !== id))} aria-label={`从走势图移除 ${name}`}>
        移除
      </a>
    );
  if (full)
    return (
      <span className="tools-muted" title={compareRemedy(session)}>
        已满
      </span>
    );
  return (
    <a href={hrefOf([...compare, id])} aria-label={`对比：把 ${name} 加入走势图`}>
      对比
    </a>
  );
}
