import type { VersionHealth } from '@bee/contracts/resource/operations-page';
import { formatNumber } from '@bee/domain/format';
import { href, useLocationQuery } from '@bee/platform';
import { type Column, DataTable, FilterRow, Filters, Section, SourceNote, Tag } from '@bee/ui/content';
import { clock, share, versionOf } from './figures.ts';
import { Polled } from './polled.tsx';

const ROLES = { active: <Tag>当前</Tag>, canary: <Tag type="blue">灰度</Tag>, earlier: <Tag type="grey">旧版</Tag> };

export const HealthTab = () => {
  const [{ remote }] = useLocationQuery();
  return (
    <Polled of="ops/getVersionHealth" request={{}} title="版本健康">
      {({ list, browsers_report, read_at }) => {
        const names = [...new Set(list.map((one) => one.remote))];
        const shown = list.filter((one) => !remote || one.remote === remote);
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
            <Section title="最近 10 分钟" note="访问按访客计，一位访客出错多次只算一次" flush>
              <DataTable
                caption="每个应用每个版本最近 10 分钟的访问、失败与速度"
                hideCaption
                columns={columns}
                rows={shown}
                rowKey={(one) => `${one.remote}@${one.release}`}
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
};

const failedIn = (phase: keyof VersionHealth['failed'], title: string): Column<VersionHealth> => ({
  key: phase,
  title,
  unit: '人',
  numeric: true,
  width: 70,
  cell: ({ failed, told_visits }) => (told_visits === 0 && failed[phase] === 0 ? formatNumber(null) : failed[phase]),
});

const columns: Column<VersionHealth>[] = [
  {
    key: 'release',
    title: '版本',
    width: 150,
    cell: ({ remote, release }) => (
      <>
        {remote} {versionOf(release)}
        <small className="shell-ops-id">{release}</small>
      </>
    ),
  },
  { key: 'role', title: '状态', width: 60, cell: ({ role }) => ROLES[role] },
  {
    key: 'minute',
    title: '1 分钟访问',
    unit: '人',
    numeric: true,
    width: 80,
    cell: (one) => formatNumber(one.visits_minute),
  },
  {
    key: 'window',
    title: '10 分钟访问',
    unit: '人',
    numeric: true,
    width: 80,
    cell: (one) => formatNumber(one.visits_window),
  },
  {
    key: 'day',
    title: '24 小时页面',
    unit: '次',
    numeric: true,
    width: 90,
    cell: (one) => formatNumber(one.documents_day),
  },
  {
    key: 'failed',
    title: '出错的访客',
    numeric: true,
    width: 90,
    cell: ({ failed_visits, told_visits }) => share(failed_visits, told_visits),
    hint: ({ failed_visits, told_visits }) => `${failed_visits} / ${told_visits} 人`,
  },
  failedIn('load', '加载'),
  failedIn('mount', '挂载'),
  failedIn('style', '样式'),
  failedIn('widget', '组件'),
  failedIn('run', '运行'),
  { key: 'lcp', title: 'LCP P75', unit: '毫秒', numeric: true, width: 80, cell: (one) => formatNumber(one.lcp_p75) },
  { key: 'inp', title: 'INP P75', unit: '毫秒', numeric: true, width: 80, cell: (one) => formatNumber(one.inp_p75) },
  {
    key: 'p95',
    title: '渲染 P95',
    unit: '毫秒',
    numeric: true,
    width: 80,
    cell: (one) => formatNumber(one.render_p95),
  },
  {
    key: 'renders',
    title: '渲染失败',
    numeric: true,
    width: 80,
    cell: ({ render_failed, renders }) => share(render_failed, renders),
    hint: ({ render_failed, renders }) => `${render_failed} / ${renders} 次`,
  },
  {
    key: 'refused',
    title: '拒绝的文件',
    unit: '个',
    numeric: true,
    width: 90,
    cell: (one) => formatNumber(one.files_refused),
  },
];
