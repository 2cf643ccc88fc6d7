import { formatCount, formatInstant } from '@bee/domain/format';
import { href } from '@bee/platform';
import {
  AskButton,
  Button,
  copyText,
  FavoriteButton,
  Icon,
  LinkButton,
  PageHeader,
  SampleBadge,
  ShareButton,
} from '@bee/ui/content';
import { searchHref } from '../address/search-query.ts';
import { modelHref, type TableQuery, tableHref } from '../address/table-query.ts';
import { freqTitle } from '../freq.ts';
import { ExportMenu } from './export-menu.tsx';
import type { TableInfo } from './table-data.ts';

type TableHeaderProps = {
  info: TableInfo;
  query: TableQuery;
  total: number | null;
  /** The field that a chart compares along at first. */
  by: string | undefined;
};

/** What this table is: name, number, unit, frequency, span, source; and what can be done with it. */
export function TableHeader({ info, query, total, by }: TableHeaderProps) {
  return (
    <PageHeader
      title={info.title}
      breadcrumb={[
        { title: '首页', href: href('home') },
        { title: '产业数据库', href: href('data/retrieval') },
        ...info.domain_path.map(({ id, title }) => ({ title, href: searchHref({ domain: id }) })),
      ]}
      meta={
        <>
          <span>编号 {info.model_id}</span>
          <span>单位：{info.unit ?? '见各列'}</span>
          <span>{freqTitle(info.freq)}</span>
          <span>{info.from && info.to ? `${info.from} 至 ${info.to}` : '尚无数据'}</span>
          <span>{formatCount(info.rows)} 行</span>
          <span title={formatInstant(info.updated_at)}>更新：{formatInstant(info.updated_at).slice(0, 10)}</span>
          <span>来源：{info.source.name}</span>
          {info.sample ? <SampleBadge /> : null}
        </>
      }
      lead={
        <>
          {info.desc}
          {info.parent ? (
            <>
              {' '}
              总表：<a href={modelHref(info.parent.model_id)}>{info.parent.title}</a>
            </>
          ) : null}
        </>
      }
      actions={
        <>
          <LinkButton
            kind="primary"
            icon={<Icon name="chart" size={16} />}
            href={
              query.drawn
                ? tableHref(query, { drawn: null })
                : `${tableHref(query, { drawn: { kind: 'line', by } })}#chart`
            }
          >
            {query.drawn ? '收起图表' : '图表'}
          </LinkButton>
          <ExportMenu query={query} info={info} total={total} />
          <FavoriteButton type="model" id={info.model_id} />
          <AskButton kind="table" id={info.model_id} title={info.title} />
          <Button icon={<Icon name="copy" size={16} />} onClick={() => void copyText(info.citation, '引用格式已复制')}>
            引用
          </Button>
          <ShareButton
            target={{
              title: info.title,
              kind: '数据表',
              summary: `${freqTitle(info.freq)}，${info.from ?? ''} 至 ${info.to ?? ''}，来源 ${info.source.name}`,
              date: info.updated_at.slice(0, 10),
              source: info.source.name,
              sample: info.sample,
              to: tableHref(query, { page: query.page }),
            }}
          />
          <Button icon={<Icon name="print" size={16} />} onClick={() => window.print()}>
            打印
          </Button>
        </>
      }
    />
  );
}
