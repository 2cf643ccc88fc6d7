import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import '../trade.css';

export type Outdated = DataFor<'trade/search'>['outdated'][number];

type OutdatedCodesProps = {
  codes: readonly Outdated[] /** Address of a successor; its own page by default. */;
  hrefOf?(code: string): string;
};

/** Codes of an older tariff edition with their successors. */
export function OutdatedCodes({ codes, hrefOf }: OutdatedCodesProps) {
  if (codes.length === 0) return null;
  return (
    <div className="bee-notice tools-outdated">
      {codes.map(({ hs, last_year, successors }) => (
        <div key={hs}>
          <strong>
            {hs} 只用到 {last_year} 年版税则
          </strong>
          {successors.length > 0 ? (
            <ul aria-label={`${hs} 的新编码`}>
              {successors.map(({ code, name, to }) => {
                const target = hrefOf?.(code) ?? (to ? href(to.page, to.params) : undefined);
                return (
                  <li key={code}>
                    现行编码 {target ? <a href={target}>{code}</a> : code} {name}
                  </li>
                );
              })}
            </ul>
          ) : (
            <p>没有对应的现行编码，请在商品目录中查找相近商品。</p>
          )}
        </div>
      ))}
    </div>
  );
}
