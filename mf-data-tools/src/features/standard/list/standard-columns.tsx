import type { StandardRow } from '@bee/contracts/entity/standard';
import { href } from '@bee/platform';
import type { Column } from '@bee/ui/content';
import { StandardStatusTag } from '../../../components/standard/standard-status.tsx';
import '../standard.css';
import '../../../components/standard/standard.css';

export const standardColumns: Column<StandardRow>[] = [
  {
    key: 'code',
    title: '编号',
    width: 168,
    cell: ({ code, title }) => (
      <>
        <span className="tools-standard-code">{code}</span>
        <small aria-hidden="true">{title}</small>
      </>
    ),
  },
  { key: 'status', title: '状态', width: 96, cell: (row) => <StandardStatusTag row={row} /> },
  {
    key: 'title',
    title: '名称',
    width: 220,
    cell: ({ title, category }) => (
      <span className="tools-standard-name">
        {title}
        {category ? <small>{category}</small> : null}
      </span>
    ),
    hint: ({ title }) => title,
  },
  { key: 'issued', title: '发布', cell: ({ issued_at }) => <Day day={issued_at} /> },
  { key: 'effective', title: '实施', cell: ({ effective_at }) => <Day day={effective_at} /> },
  {
    key: 'chain',
    title: '替代关系',
    width: 180,
    cell: ({ status, replaced_by, replaces }) => (
      <span className="tools-standard-chain">
        <Replacement word={status === 'repealed' ? '被替代：' : '将被替代：'} list={replaced_by} />
        <Replacement word="代替：" list={replaces} />
        {replaced_by.length + replaces.length === 0 ? '—' : null}
      </span>
    ),
  },
];

function Day({ day }: { day: string | null }) {
  return day ? <time dateTime={day}>{day}</time> : '—';
}

const SHOWN = 2;

function Replacement({ word, list }: { word: string; list: StandardRow['replaces'] }) {
  return list.length === 0 ? null : (
    <span>
      {word}
      {list.slice(0, SHOWN).map(({ id, code }, at) => (
        <span key={code}>
          {at > 0 ? '、' : ''}
          {id ? <a href={href('application/standard/detail', { id })}>{code}</a> : code}
        </span>
      ))}
      {list.length > SHOWN ? ` 等 ${list.length} 个` : ''}
    </span>
  );
}
