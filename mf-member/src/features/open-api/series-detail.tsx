import type { OpenParameter, OpenSeries } from '@bee/contracts/resource/open-api';
import { type Column, DataTable, Section, Tabs } from '@bee/ui/content';
import { exampleOf, howTo, type Language, languages } from './call-examples.ts';
import './open-api.css';

type SeriesDetailProps = {
  series: OpenSeries;
  base: string;
  common: OpenParameter[];
  language: Language;
  hrefOf: (language: Language) => string;
};

/** Example, parameters and columns of one series. */
export function SeriesDetail({ series, base, common, language, hrefOf }: SeriesDetailProps) {
  const { path, title, summary, example, parameters, columns } = series;
  return (
    <>
      <Section title={title} note={`GET ${path}`}>
        <p className="member-series-lead">{summary}。</p>
        <Tabs
          label="示例的语言"
          current={language}
          items={languages.map(({ key, title: of }) => ({ key, title: of, href: hrefOf(key) }))}
        />
        <pre className="member-program">
          <code>{exampleOf(language, { base, path, example })}</code>
        </pre>
        <p className="bee-meta">{howTo[language]}</p>
      </Section>
      <Section title="参数" note="写在地址的 ? 后面" flush>
        <DataTable
          caption={`${title}的参数`}
          hideCaption
          columns={parameterColumns}
          rows={[...parameters, ...common]}
          rowKey={({ name }) => name}
        />
      </Section>
      <Section title="返回的列" note="JSON 的 data 与 CSV 相同" flush>
        <DataTable
          caption={`${title}返回的列`}
          hideCaption
          dense
          columns={columnColumns}
          rows={columns}
          rowKey={({ key }) => key}
        />
      </Section>
    </>
  );
}

const parameterColumns: Column<OpenParameter>[] = [
  { key: 'name', title: '参数', width: 96, cell: ({ name }) => <code>{name}</code> },
  {
    key: 'description',
    title: '说明',
    width: 200,
    cell: ({ description, required, values, default: fallback }) => (
      <span className="member-parameter">
        {description}
        {required ? <small>必填</small> : null}
        {values.length > 0 ? <small>可取：{values.join('、')}</small> : null}
        {fallback === null ? null : <small>默认：{fallback}</small>}
      </span>
    ),
  },
];

const columnColumns: Column<OpenSeries['columns'][number]>[] = [
  { key: 'key', title: '列', width: 120, cell: ({ key }) => <code>{key}</code> },
  { key: 'title', title: '含义', width: 160, cell: ({ title }) => title },
  { key: 'unit', title: '单位', width: 72, cell: ({ unit }) => unit },
];
