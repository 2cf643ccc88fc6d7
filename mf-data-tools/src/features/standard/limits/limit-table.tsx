import type { Limit } from '@bee/contracts/entity/standard';
import { type Column, DataTable, Empty, LinkButton, Tag } from '@bee/ui/content';
import { LimitStandard, LimitValue } from '../../../components/standard/limit-value.tsx';
import { type StandardQuery, standardHref } from '../list/standard-query.ts';
import '../standard.css';
import '../../../components/standard/standard.css';

type LimitTableProps = { rows: Limit[]; query: StandardQuery };

export function LimitTable({ rows, query }: LimitTableProps) {
  const subject: Column<Limit> = {
    key: 'substance',
    title: '物质',
    width: 130,
    cell: ({ substance, kind }) => (
      <span className="tools-standard-name">
        <a href={standardHref(query, { substance })}>{substance}</a>
        <small>{kind}</small>
      </span>
    ),
  };
  const food: Column<Limit> = {
    key: 'food',
    title: '限量所定的食品',
    width: 170,
    cell: ({ food, food_text, group_path }) => (
      <span className="tools-standard-name">
        <a href={standardHref(query, { food })}>{food}</a>
        <small>{food_text === food ? group_path.slice(0, -1).join(' › ') : food_text}</small>
      </span>
    ),
  };
  return (
    <div className="tools-limits">
      <DataTable
        caption={`${[query.food, query.substance].filter(Boolean).join('、')}的限量`}
        hideCaption
        columns={[...(query.food ? [subject, ...common, food] : [food, ...common, subject]), standard]}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <Empty
            title="没有这类限量"
            action={
              <LinkButton href={standardHref(query, { kind: undefined, authority: undefined })}>清除筛选</LinkButton>
            }
          >
            换一个类型或来源试试。
          </Empty>
        }
      />
    </div>
  );
}

const common: Column<Limit>[] = [
  { key: 'value', title: '限量', numeric: true, width: 120, cell: (limit) => <LimitValue limit={limit} /> },
  {
    key: 'via',
    title: '级别',
    width: 92,
    cell: ({ via, applies }) => (
      <span className="tools-limit-via">
        <Tag type={via === '食品' ? 'green' : via === '亚类' ? 'blue' : 'grey'}>经{via}</Tag>
        {applies ? null : <small>有更近一级的限量</small>}
      </span>
    ),
  },
  { key: 'by', title: '来源', cell: ({ authority }) => (authority === 'GB' ? '国标' : 'Codex') },
];

const standard: Column<Limit> = {
  key: 'standard',
  title: '标准与条款',
  width: 150,
  cell: (limit) => <LimitStandard limit={limit} />,
};
