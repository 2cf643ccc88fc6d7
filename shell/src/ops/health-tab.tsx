import type { VersionHealth } from '@bee/contracts/resource/operations-page';
import { formatNumber, MISSING } from '@bee/domain/format';
import { href, useLocationQuery } from '@bee/platform';
import { type Column, DataTable, FilterRow, Filters, Section, SourceNote, Tag } from '@bee/ui/content';
import { EvidenceNote } from './evidence-note.tsx';
import { clock, share, versionOf } from './figures.ts';
import { Polled } from './polled.tsx';
import { ReleaseLines } from './release-lines.tsx';

const ROLES = {
  active: <Tag>当前</Tag>,
  canary: <Tag type="blue">灰度</Tag>,
  earlier: <Tag type="grey">旧版</Tag>,
  withdrawn: <Tag type="red">撤下过</Tag>,
};

const PHASES: [keyof VersionHealth['failed'], string][] = [
  ['load', '加载'],
  ['mount', '挂载'],
  ['style', '样式'],
  ['widget', '组件'],
  ['run', '运行'],
];

export function HealthTab() {
  const [{ remote }] = useLocationQuery();
  return (
    <Polled of="ops/getVersionHealth" request={{}} title="版本健康">
      {({ list, browsers_report, read_at }) => {
        const names = [...new Set(list.map((row) => row.remote))];
        const shown = list.filter((row) => !remote || row.remote === remote);
        return (
          <>
            <Filters total={shown.length} active={remote ? 1 : 0} clear={href('ops', { tab: 'health' })}>
              <FilterRow
                label="应用"
                options={[undefined, ...names].map((name) => ({
                  title: name ?? '全部',
                  href: href('ops', { tab: 'health', remote: name }),
                  current: name === remote,
                }))}
              />
            </Filters>
            <ReleaseLines remote={remote ?? list.find(({ role }) => role === 'canary')?.remote ?? 'shell'} />
            <Section title="最近 10 分钟" note="访问按访客计，一位访客出错多次只算一次" flush>
              <DataTable
                caption="每个应用每个版本最近 10 分钟的访问、失败与速度"
                hideCaption
                columns={columns}
                rows={shown}
                rowKey={(row) => `${row.remote}@${row.release}`}
              />
            </Section>
            <SourceNote source="边缘的观察与浏览器的记录" updatedAt={clock(read_at)}>
              {browsers_report ? null : <span>浏览器的记录没有打开，只有边缘看到的数字</span>}
            </SourceNote>
          </>
        );
      }}
    </Polled>
  );
}

/** Failed visits by phase: 加载 2 · 样式 1. */
const phasesOf = ({ failed }: VersionHealth): string =>
  PHASES.flatMap(([phase, title]) => (failed[phase] > 0 ? [`${title} ${failed[phase]}`] : [])).join(' · ');

const columns: Column<VersionHealth>[] = [
  {
    key: 'release',
    title: '版本',
    width: 150,
    cell: ({ remote, release, role }) => (
      <>
        {remote} {versionOf(release)} {ROLES[role]}
        <small className="shell-ops-id">{release}</small>
      </>
    ),
  },
  {
    key: 'visits',
    title: '访问',
    unit: '人',
    numeric: true,
    width: 80,
    cell: ({ visits_minute, documents_day }) => (
      <>
        {formatNumber(visits_minute)}
        <small className="shell-ops-id">最近 1 分钟</small>
        <small className="shell-ops-id">24 小时 {formatNumber(documents_day)} 页</small>
      </>
    ),
  },
  {
    key: 'failed',
    title: '出错的访客',
    numeric: true,
    width: 90,
    cell: (row) => (
      <>
        {share(row.failed_visits, row.reported_visits)}
        <small className="shell-ops-id">
          {row.failed_visits} / {row.reported_visits} 人
        </small>
        <small className="shell-ops-id">{phasesOf(row)}</small>
      </>
    ),
  },
  {
    key: 'speed',
    title: 'LCP / INP P75',
    unit: '毫秒',
    numeric: true,
    width: 110,
    cell: ({ lcp_p75, inp_p75 }) => `${formatNumber(lcp_p75)} / ${formatNumber(inp_p75)}`,
  },
  {
    key: 'renders',
    title: '服务器渲染',
    numeric: true,
    width: 100,
    cell: ({ render_failed, renders, render_p95 }) => (
      <>
        {renders === 0 ? MISSING : `失败 ${share(render_failed, renders)}`}
        <small className="shell-ops-id">
          {render_failed} / {renders} 次
        </small>
        <small className="shell-ops-id">{render_p95 === null ? '' : `P95 ${formatNumber(render_p95)} 毫秒`}</small>
      </>
    ),
  },
  {
    key: 'refused',
    title: '拒绝的文件',
    unit: '个',
    numeric: true,
    width: 90,
    cell: (row) => formatNumber(row.files_refused),
  },
  {
    key: 'evidence',
    title: '值守的判断',
    width: 220,
    cell: ({ evidence }) => (evidence ? <EvidenceNote {...evidence} /> : MISSING),
  },
];
