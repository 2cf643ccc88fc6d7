import { formatCount, formatInstant } from '@bee/domain/format';
import { freqTitle } from '@bee/domain/table-freq';
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
import { trail } from '../../../lib/trail.ts';
import { searchHref } from '../address/search-query.ts';
import { modelHref, type TableQuery, tableHref } from '../address/table-query.ts';
import { ExportMenu } from './export-menu.tsx';
import type { TableInfo } from './table-data.ts';
import '../../../components/data-product/product-card.css';

type TableHeaderProps = {
  info: TableInfo;
  query: TableQuery;
  total: number | null;
};

/** Name, number, unit, frequency, span and source of the table, and its actions. A microsite shows the name itself. */
export function TableHeader(props: TableHeaderProps) {
  const { info, query } = props;
  if (query.site)
    return (
      <div className="bee-head tools-headless">
        <div className="bee-meta">
          <TableFacts info={info} />
        </div>
        <p className="bee-lead">
          <TableLead info={info} />
        </p>
        <div className="bee-head-actions bee-no-print">
          <TableActions {...props} />
        </div>
      </div>
    );
  return (
    <PageHeader
      title={info.title}
      breadcrumb={trail(
        { title: '产业数据库', href: href('data/retrieval') },
        ...info.domain_path.map(({ id, title }) => ({ title, href: searchHref({ domain: id }) })),
      )}
      meta={<TableFacts info={info} />}
      lead={<TableLead info={info} />}
      actions={<TableActions {...props} />}
    />
  );
}

function TableFacts({ info }: Pick<TableHeaderProps, 'info'>) {
  return (
    <>
      <span>编号 {info.model_id}</span>
      <span>单位：{info.unit ?? '见各列'}</span>
      <span>{freqTitle(info.freq)}</span>
      <span>{info.from && info.to ? `${info.from} 至 ${info.to}` : '尚无数据'}</span>
      <span>{formatCount(info.rows)} 行</span>
      <span title={formatInstant(info.updated_at)}>更新：{formatInstant(info.updated_at).slice(0, 10)}</span>
      <span>来源：{info.source.name}</span>
      <SampleBadge sample={info.sample} />
    </>
  );
}

function TableLead({ info: { desc, parent } }: Pick<TableHeaderProps, 'info'>) {
  return (
    <>
      {desc}
      {parent ? (
        <>
          {' '}
          总表：<a href={modelHref(parent.model_id)}>{parent.title}</a>
        </>
      ) : null}
    </>
  );
}

function TableActions({ info, query, total }: TableHeaderProps) {
  return (
    <>
      <LinkButton
        kind="primary"
        icon={<Icon name="chart" size={16} />}
        href={tableHref(query, { drawn: query.drawn ? null : { kind: 'line' } })}
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
  );
}
