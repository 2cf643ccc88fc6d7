import type { ApiKey } from '@bee/contracts/resource/open-api';
import { formatInstant, formatNumber } from '@bee/domain/format';
import { Button, Card } from '@bee/ui/content';
import { useState } from 'react';
import type { useKeyChanges } from './api-keys.queries.ts';
import { KeyEditor } from './key-editor.tsx';
import './open-api.css';

type KeyListProps = {
  keys: ApiKey[];
  perDay: number;
  changes: ReturnType<typeof useKeyChanges>;
  /** Address of the use of one key. */
  hrefOfUse: (id: string) => string;
};

export function KeyList({ keys, perDay, changes, hrefOfUse }: KeyListProps) {
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <Card flush>
      <ul className="member-keys" aria-label="密钥">
        {keys.map((key) => (
          <li key={key.id}>
            {edited === key.id ? (
              <KeyEditor
                initial={key}
                perDay={perDay}
                submit="保存"
                busy={changes.busy}
                refusal={changes.refusal}
                onSave={(values) =>
                  void changes.change({ ...values, id: key.id }).then((saved) => saved && setEdited(null))
                }
                onCancel={() => setEdited(null)}
              />
            ) : (
              <>
                <KeyFacts apiKey={key} />
                <p className="member-keys-actions">
                  <a href={hrefOfUse(key.id)} aria-label={`${key.name}的用量`}>
                    用量
                  </a>
                  {key.revoked_at === null ? (
                    <>
                      <Button size="mini" aria-label={`修改 ${key.name}`} onClick={() => setEdited(key.id)}>
                        修改
                      </Button>
                      <Button
                        size="mini"
                        aria-label={`吊销 ${key.name}`}
                        loading={changes.revoking === key.id}
                        onClick={() => void changes.drop(key)}
                      >
                        吊销
                      </Button>
                    </>
                  ) : null}
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function KeyFacts({
  apiKey: { name, prefix, day_limit, created_at, last_used_at, revoked_at, used_today },
}: {
  apiKey: ApiKey;
}) {
  return (
    <div>
      <p className="member-keys-name">
        <strong>{name}</strong> <code>{prefix}…</code>
      </p>
      <p className="bee-meta bee-num">
        <span>
          今天 {formatNumber(used_today)} 次{day_limit === null ? '' : `，上限 ${formatNumber(day_limit)} 次`}
        </span>
        <span>{last_used_at ? `最近使用 ${formatInstant(last_used_at)}` : '还没有用过'}</span>
        <span>{revoked_at ? `${formatInstant(revoked_at)} 吊销` : `${formatInstant(created_at)} 新建`}</span>
      </p>
    </div>
  );
}
