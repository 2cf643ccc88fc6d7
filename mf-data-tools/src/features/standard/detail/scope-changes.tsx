import type { Standard } from '@bee/contracts/entity/standard';
import '../standard.css';

/** How the scope differs from that of the replaced version, by clauses; nothing without both texts. */
export function ScopeChanges({ standard: { scope, chain } }: { standard: Standard }) {
  const before = chain.find(({ depth, scope: text }) => depth === -1 && text);
  if (!scope || !before?.scope) return null;
  const [old, current] = [clausesOf(before.scope), clausesOf(scope)];
  const added = current.filter((clause) => !old.includes(clause));
  const removed = old.filter((clause) => !current.includes(clause));
  if (added.length + removed.length === 0)
    return <p className="tools-standard-scope">适用范围与 {before.code} 相同。</p>;
  return (
    <div className="tools-standard-scope">
      <p>适用范围与 {before.code} 相比：</p>
      <ul>
        {added.map((clause) => (
          <li key={clause}>
            新增：<ins>{clause}</ins>
          </li>
        ))}
        {removed.map((clause) => (
          <li key={clause}>
            删去：<del>{clause}</del>
          </li>
        ))}
      </ul>
    </div>
  );
}

const clausesOf = (text: string): string[] =>
  text
    .split(/[，。；、]/)
    .map((clause) => clause.trim())
    .filter(Boolean);
