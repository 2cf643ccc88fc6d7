import { formatDay, formatNumber } from '@bee/domain/format';
import { useApiQuery, useSession } from '@bee/platform';
import { ErrorState, Section, Skeleton } from '@bee/ui/content';
import './vip.css';

const titles = {
  reports: { title: '读过的报告全文', unit: '篇' },
  downloads: { title: '下载的文件', unit: '份' },
  exports: { title: '导出的数据', unit: '份' },
  questions: { title: 'AI 问答', unit: '次' },
  alerts: { title: '收到的价格预警', unit: '条' },
} as const;

/** Benefits used in the last year, as recorded by the server. Only for current and former VIPs. */
export function YearReceipt() {
  const { user } = useSession();
  return user?.vip_expire ? <Receipt /> : null;
}

function Receipt() {
  const { data, error, refetch } = useApiQuery('user/getVipReceipt', {}, { raw: true });
  return (
    <Section title="这一年 VIP 为您带来" {...(data && { note: `${formatDay(data.from)}至今` })} bare>
      {error ? (
        <ErrorState title="使用统计加载失败" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : null}
      {data ? (
        <dl className="member-receipt">
          {data.counts.map(({ kind, count, since }) => (
            <div key={kind} className="bee-card">
              <dt>{titles[kind].title}</dt>
              <dd>
                <strong className="bee-num">{formatNumber(count)}</strong> {titles[kind].unit}
                {since > data.from ? <small>{formatDay(since)}起统计</small> : null}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {data || error ? null : <Skeleton height={96} />}
    </Section>
  );
}
