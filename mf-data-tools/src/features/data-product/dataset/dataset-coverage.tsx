import type { DataProduct } from '@bee/contracts/resource/data';
import { periodText } from '@bee/domain/data-product';
import { formatNumber } from '@bee/domain/format';
import { Section } from '@bee/ui/content';
import { MapDrawing, RankedBars, Sentence } from '@bee/ui/data';
import '../data-product.css';

/** Coverage by place and time; missing parts are visible. */
export function DatasetCoverage({ product: { coverage, title } }: { product: DataProduct }) {
  const { places, years } = coverage;
  const sentence = coverageSentence(coverage);
  if (places.length === 0 && years.length === 0)
    return (
      <Section id="coverage" title="覆盖">
        <p>{sentence}</p>
      </Section>
    );
  return (
    <Section id="coverage" title="覆盖" note={`${formatNumber(coverage.rows)} 行`}>
      {places.length > 0 ? (
        <div className="tools-dataset-coverage">
          <MapDrawing
            values={places.map(({ adcode, rows }) => ({ adcode, value: rows, date: '' }))}
            unit="行"
            decimals={0}
            missing="没有数据"
            label={`${title}的地区分布。${sentence}`}
          />
          <div>
            <h3>各省行数</h3>
            <RankedBars
              label="各省行数"
              bars={places.map(({ adcode, name, rows }) => ({
                id: adcode,
                name,
                value: rows,
                text: `${formatNumber(rows)} 行`,
              }))}
            />
          </div>
        </div>
      ) : null}
      {years.length > 0 ? <Timeline years={years} /> : null}
      <Sentence text={sentence} />
    </Section>
  );
}

function Timeline({ years }: { years: DataProduct['coverage']['years'] }) {
  const most = Math.max(...years.map(({ rows }) => rows));
  return (
    <>
      <h3>各年行数</h3>
      <ol className="tools-dataset-years" aria-label="各年行数">
        {years.map(({ year, rows }) => (
          <li key={year} className={rows === 0 ? 'is-empty' : undefined} title={`${year} 年 ${formatNumber(rows)} 行`}>
            <span aria-hidden="true">
              <span style={rows > 0 ? { height: `${(100 * rows) / most}%` } : undefined} />
            </span>
            {year}
            <span className="bee-quiet">年 {rows > 0 ? `${formatNumber(rows)} 行` : '没有数据'}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

const coverageSentence = (coverage: DataProduct['coverage']): string => {
  const { geo, places, years, rows, fields } = coverage;
  const period = periodText(coverage);
  const gaps = years.filter((one) => one.rows === 0).map(({ year }) => year);
  const parts = [
    `${formatNumber(rows)} 行，${fields} 个字段`,
    `地区：${geo}${places.length > 0 ? `，涉及 ${places.length} 个省份` : ''}`,
    ...(period ? [`时间：${period}`] : []),
    ...(gaps.length > 0 ? [`${gaps.join('、')} 年没有数据`] : []),
  ];
  return `${parts.join('；')}。`;
};
