import type { DataFor } from '@bee/contracts/operations';
import type { ApiKey } from '@bee/contracts/resource/open-api';
import { formatNumber } from '@bee/domain/format';
import { USE_DAYS } from '@bee/domain/open-api-rights';
import { type Column, DataTable, Empty, QueryState, Section, SkeletonRows } from '@bee/ui/content';
import { useKeyUse } from './api-keys.queries.ts';

type Day = DataFor<'openApi/getUse'>[number];

type KeyUseProps = { apiKey: ApiKey | undefined; all: string };

/** What a key or all keys did on each of the last days. */
export function KeyUse({ apiKey, all }: KeyUseProps) {
  const use = useKeyUse(apiKey?.id);
  return (
    <Section
      title={apiKey ? `“${apiKey.name}”的用量` : '全部密钥的用量'}
      note={`最近 ${USE_DAYS} 天`}
      {...(apiKey && { more: { title: '全部密钥', href: all } })}
      flush
    >
      <QueryState query={use} failed="用量加载失败" skeleton={<SkeletonRows rows={4} height={40} />}>
        {(days) => (
          <DataTable
            caption="每天的用量"
            hideCaption
            dense
            columns={columns}
            rows={days}
            rowKey={({ day }) => day}
            empty={<Empty title={`最近 ${USE_DAYS} 天没有请求`}>程序用密钥取数后，每天的次数和行数记在这里。</Empty>}
          />
        )}
      </QueryState>
    </Section>
  );
}

const count = (key: 'requests' | 'rows' | 'refused', title: string, unit: string): Column<Day> => ({
  key,
  title,
  unit,
  numeric: true,
  cell: (day) => formatNumber(day[key]),
});

const columns: Column<Day>[] = [
  { key: 'day', title: '日期', width: 104, cell: ({ day }) => day },
  count('requests', '请求', '次'),
  count('rows', '取得', '行'),
  count('refused', '超限被拒', '次'),
];
