import type { DataFor } from '@bee/contracts/operations';
import type { CheckedNumber } from '@bee/contracts/resource/standard';
import { href } from '@bee/platform';
import { Card, type Column, DataTable, SourceNote, Tag } from '@bee/ui/content';
import { DownloadButton } from '@bee/ui/data';
import { useState } from 'react';
import { checkSheet } from './check-sheet.ts';
import { adviceOf, checkStates } from './check-state.ts';
import '../standard.css';
import '../../../components/standard/standard.css';

type Answer = DataFor<'standard/checkNumbers'>;

export function CheckResult({ answer }: { answer: Answer }) {
  const [only, setOnly] = useState<CheckedNumber['state'] | null>(null);
  const rows = answer.list.filter(({ state }) => only === null || state === only);
  const states = (Object.keys(checkStates) as CheckedNumber['state'][]).filter((state) => answer.counts[state] > 0);
  return (
    <section aria-label="核对结果">
      <div className="tools-check-head">
        <h2>核对了 {answer.list.length} 个编号</h2>
        <fieldset aria-label="按结果筛选">
          {states.map((state) => (
            <button
              key={state}
              type="button"
              className="tools-check-count"
              aria-pressed={only === state}
              onClick={() => setOnly(only === state ? null : state)}
            >
              <Tag type={checkStates[state].tone}>{checkStates[state].title}</Tag> {answer.counts[state]}
            </button>
          ))}
        </fieldset>
        <DownloadButton sheet={checkSheet(answer)} />
      </div>
      {answer.left_out > 0 ? (
        <p className="bee-notice" role="note">
          后面还有 {answer.left_out} 个编号没有核对，请分批粘贴。
        </p>
      ) : null}
      <Card flush>
        <div className="tools-checked">
          <DataTable
            caption="逐个编号的结果"
            hideCaption
            columns={columns}
            rows={rows}
            rowKey={(row) => `${row.line} ${answer.list.indexOf(row)}`}
          />
        </div>
      </Card>
      <SourceNote source={answer.source.name} updatedAt={answer.updated_at?.slice(0, 10)} sample={answer.source.sample}>
        <span>没有写年代号的按现行版本回答；未收录不等于不存在</span>
      </SourceNote>
    </section>
  );
}

const linkOf = ({ id, code }: { id: string; code: string }) => (
  <a key={id} href={href('application/standard/detail', { id })}>
    {code}
  </a>
);

const columns: Column<CheckedNumber>[] = [
  {
    key: 'text',
    title: '您写的',
    width: 150,
    cell: ({ text, line, repeated }) => (
      <span className="tools-standard-name">
        <span className="tools-check-text bee-cut">{text}</span>
        <small>
          第 {line} 行{repeated ? ' · 重复' : ''}
        </small>
      </span>
    ),
    hint: ({ text }) => text,
  },
  {
    key: 'state',
    title: '状态',
    width: 92,
    cell: ({ state }) => <Tag type={checkStates[state].tone}>{checkStates[state].title}</Tag>,
  },
  {
    key: 'standard',
    title: '对应标准',
    width: 220,
    cell: ({ standard }) =>
      standard ? (
        <span className="tools-standard-name">
          {linkOf(standard)}
          <small>{standard.title}</small>
        </span>
      ) : (
        '—'
      ),
  },
  {
    key: 'advice',
    title: '说明',
    width: 260,
    cell: (row) => (
      <span className="tools-check-advice">
        {row.state === 'replaced' && row.successor ? (
          <>
            {row.standard?.repealed_at ? `${row.standard.repealed_at} 废止，` : ''}请改用 {linkOf(row.successor)}
          </>
        ) : row.suggestions.length > 0 ? (
          <>没有收录；相近：{row.suggestions.map(linkOf)}</>
        ) : (
          adviceOf(row)
        )}
      </span>
    ),
  },
];
