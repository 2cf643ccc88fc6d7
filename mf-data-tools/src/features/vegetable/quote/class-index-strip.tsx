import type { DataFor } from '@bee/contracts/operations';
import { formatChange, formatNumber } from '@bee/domain/format';
import { Change } from '@bee/ui/content';
import './class-index-strip.css';

export type ClassIndex = DataFor<'vegetable/getClassIndex'>[number];

type ClassIndexStripProps = {
  indices: ClassIndex[];
  hrefOf(index: ClassIndex): string;
};

/** Price index of each group against its last 30 days; each card links to the quotes of its group. */
export function ClassIndexStrip({ indices, hrefOf }: ClassIndexStripProps) {
  return (
    <ul className="tools-indices" aria-label="品类价格指数">
      {indices.map((index) => (
        <li key={index.group}>
          <a className="tools-index" href={hrefOf(index)} title={weekAndYear(index)}>
            <span className="tools-index-title bee-small">{index.title}</span>
            <span className="tools-index-line">
              <strong>{formatNumber(index.index, 1)}</strong>
              <Change value={index.chg_d} digits={1} />
            </span>
            <span className="tools-index-counts bee-note">
              {index.up} 涨 · {index.down} 跌 · {index.flat} 平
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const weekAndYear = ({ chg_w, chg_y }: ClassIndex): string =>
  `较上周 ${formatChange(chg_w)}，较去年同期 ${formatChange(chg_y)}`;
