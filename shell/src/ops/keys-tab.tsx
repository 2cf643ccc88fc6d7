import type { TeamKey, TeamKeyUse } from '@bee/contracts/resource/team-keys';
import { formatInstant } from '@bee/domain/format';
import { confirm, toast, useApi, useInvalidate } from '@bee/platform';
import { Button, type Column, copyText, DataTable, Empty, Section, SourceNote, Tag } from '@bee/ui/content';
import { Modal } from '@bee/ui/interactive';
import { useState } from 'react';
import { ago, clock } from './figures.ts';
import { KeyForm } from './key-form.tsx';
import { Polled } from './polled.tsx';

/** Keys by which teams release on their own; only their hashes are stored, so a new one is shown once. */
export function KeysTab() {
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState('');
  const revoke = useRevoke();
  return (
    <>
      <Polled of="ops/getTeamKeys" request={{}} title="团队钥匙">
        {({ list, uses, read_at }) => (
          <>
            <Section
              title="团队钥匙"
              note="团队用它上传发布、改变自己的灰度"
              actions={<Button onClick={() => setMaking(true)}>新建钥匙</Button>}
              flush
            >
              <DataTable
                caption="每把钥匙的权限与使用"
                hideCaption
                columns={keyColumns(read_at, revoke)}
                rows={list}
                rowKey={({ id }) => id}
                empty={<Empty title="还没有团队的钥匙">没有钥匙的团队由运营代为发布。</Empty>}
              />
            </Section>
            <Section title="最近的使用" note="最多 30 次，连同被拒绝的" flush>
              <DataTable
                caption="钥匙最近的使用"
                hideCaption
                columns={useColumns}
                rows={uses}
                rowKey={({ id }) => id}
                empty={<Empty title="还没有用过" />}
              />
            </Section>
            <SourceNote source="数据库里的钥匙与使用记录" updatedAt={clock(read_at)} />
          </>
        )}
      </Polled>
      {isMaking ? <KeyForm onMade={setSecret} onClose={() => setMaking(false)} /> : null}
      {secret ? (
        <Modal visible title="新的钥匙，只显示这一次" onClose={() => setSecret('')} className="shell-ops-dialog">
          <p>请现在复制并交给团队保管。丢失后只能收回，再新建一把。</p>
          <code className="shell-ops-text">{secret}</code>
          <div className="shell-ops-actions">
            <Button size="small" kind="primary" onClick={() => void copyText(secret, '钥匙已复制')}>
              复制
            </Button>
          </div>
        </Modal>
      ) : null}
    </>
  );
}

const useRevoke = () => {
  const api = useApi();
  const forget = useInvalidate();
  return async ({ id, remote, label }: TeamKey) => {
    const content = `“${remote} ${label}”立即失效，用它的流水线不能再上传或改变灰度，不能恢复。`;
    if (!(await confirm({ title: '收回钥匙', content, confirmText: '收回' }))) return;
    try {
      await api('ops/revokeTeamKey', { id }, { raw: true });
      toast.success('钥匙已收回');
    } catch (error) {
      toast.error((error as Error).message);
    } finally {
      await forget('ops/getTeamKeys');
    }
  };
};

const rightsOf = ({ canary_percent, may_promote }: TeamKey): string =>
  ['上传', canary_percent > 0 && `灰度至多 ${canary_percent} %`, may_promote && '转正'].filter(Boolean).join('、');

const keyColumns = (readAt: string, revoke: (key: TeamKey) => void): Column<TeamKey>[] => [
  { key: 'remote', title: '应用', width: 150, cell: ({ remote }) => remote },
  { key: 'label', title: '标签', width: 180, cell: ({ label }) => <span className="shell-ops-text">{label}</span> },
  { key: 'rights', title: '可以', width: 220, cell: rightsOf },
  {
    key: 'used',
    title: '上次使用',
    width: 120,
    cell: ({ used_at }) => (used_at ? ago(used_at, readAt) : '还没有用过'),
  },
  {
    key: 'revoke',
    title: '操作',
    width: 150,
    cell: (key) =>
      key.revoked_at ? (
        <>
          <Tag type="grey">已收回</Tag>
          <small className="shell-ops-note">{formatInstant(key.revoked_at)}</small>
        </>
      ) : (
        <Button onClick={() => revoke(key)} aria-label={`收回 ${key.remote} ${key.label}`}>
          收回
        </Button>
      ),
  },
];

const ACTIONS = { upload: '上传', canary: '灰度', promote: '转正' };

const useColumns: Column<TeamKeyUse>[] = [
  { key: 'at', title: '时间', width: 140, cell: ({ at }) => formatInstant(at) },
  { key: 'key', title: '钥匙', width: 180, cell: ({ remote, label }) => `${remote} ${label}` },
  {
    key: 'what',
    title: '做什么',
    width: 240,
    cell: ({ action, what }) => (
      <span className="shell-ops-text">
        <Tag type="grey">{ACTIONS[action]}</Tag> {what}
      </span>
    ),
  },
  {
    key: 'result',
    title: '结果',
    width: 260,
    cell: ({ refusal }) => (refusal ? <span className="shell-ops-text">被拒绝：{refusal}</span> : '完成'),
  },
];
