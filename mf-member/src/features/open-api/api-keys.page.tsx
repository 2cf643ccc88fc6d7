import type { DataFor } from '@bee/contracts/operations';
import { formatNumber } from '@bee/domain/format';
import { MAX_API_KEYS } from '@bee/domain/open-api-rights';
import { definePage, href, useLocationQuery } from '@bee/platform';
import { Button, Card, Empty, LinkButton, PageHeader, QueryState, SkeletonRows, Tabs } from '@bee/ui/content';
import { UiProvider } from '@bee/ui/theme';
import { useState } from 'react';
import { useApiKeys, useKeyChanges } from './api-keys.queries.ts';
import { type ApiKeysState, apiKeysQuery } from './api-keys-query.ts';
import { KeyEditor, type KeyValues } from './key-editor.tsx';
import { KeyList } from './key-list.tsx';
import { KeyUse } from './key-use.tsx';
import { NewSecret } from './new-secret.tsx';
import '../../layout/page.css';

const addressOf = (state: ApiKeysState) => apiKeysQuery.address(href('user/api_keys'), state);

export const page = definePage({
  head: () => ({ title: '接口密钥', robots: 'noindex' }),
  component: () => {
    const keys = useApiKeys();
    return (
      <UiProvider>
        <PageHeader
          title="接口密钥"
          lead="程序、表格和报表用密钥直接取价格、贸易、统计与标准数据。"
          actions={<LinkButton href={href('open_api')}>接口说明</LinkButton>}
        />
        <QueryState query={keys} failed="密钥加载失败" skeleton={<SkeletonRows rows={4} height={88} />}>
          {(data) => <Keys data={data} />}
        </QueryState>
      </UiProvider>
    );
  },
});

function Keys({ data }: { data: DataFor<'openApi/getKeyList'> }) {
  const [query] = useLocationQuery();
  const state = apiKeysQuery.read(query);
  const changes = useKeyChanges();
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<DataFor<'openApi/createKey'> | null>(null);
  const { list, used_today, requests_per_day, rows_per_request } = data;
  const inUse = list.filter(({ revoked_at }) => revoked_at === null);
  const shown = state.state === 'revoked' ? list.filter(({ revoked_at }) => revoked_at !== null) : inUse;
  const isFull = inUse.length >= MAX_API_KEYS;
  const create = async (key: KeyValues) => {
    const result = await changes.create(key);
    if (!result) return;
    setMade(result);
    setMaking(false);
  };
  return (
    <div className="member-stack">
      <Card>
        <p className="member-keys-today bee-num">
          今天已用 <strong>{formatNumber(used_today)}</strong> / {formatNumber(requests_per_day)} 次，每次最多{' '}
          {formatNumber(rows_per_request)} 行。上限由会员等级定，所有密钥合计；
          <a href={href('user/vip')}>看各等级的上限</a>
        </p>
        {making ? (
          <KeyEditor
            initial={{ name: '', day_limit: null }}
            perDay={requests_per_day}
            submit="新建密钥"
            busy={changes.busy}
            refusal={changes.refusal}
            onSave={(key) => void create(key)}
            onCancel={() => setMaking(false)}
          />
        ) : (
          <Button kind="primary" size="small" disabled={isFull} onClick={() => setMaking(true)}>
            新建密钥
          </Button>
        )}
        {isFull ? <p className="bee-meta">在用的密钥最多 {MAX_API_KEYS} 个，吊销不用的后才能新建。</p> : null}
      </Card>
      {made ? <NewSecret made={made} onClose={() => setMade(null)} /> : null}
      <Tabs
        label="密钥的状态"
        current={state.state ?? 'in_use'}
        items={[
          { key: 'in_use', title: '在用', count: inUse.length, href: addressOf({}) },
          { key: 'revoked', title: '已吊销', count: list.length - inUse.length, href: addressOf({ state: 'revoked' }) },
        ]}
      />
      {shown.length > 0 ? (
        <KeyList
          keys={shown}
          perDay={requests_per_day}
          changes={changes}
          hrefOfUse={(key) => addressOf({ ...state, key })}
        />
      ) : (
        <Card>
          {state.state === 'revoked' ? (
            <Empty title="没有吊销过密钥" action={<LinkButton href={addressOf({})}>看在用的密钥</LinkButton>} />
          ) : (
            <Empty title="还没有密钥">新建一个，再照接口说明里的示例取数。</Empty>
          )}
        </Card>
      )}
      <KeyUse apiKey={list.find(({ id }) => id === state.key)} all={addressOf({ ...state, key: undefined })} />
    </div>
  );
}
