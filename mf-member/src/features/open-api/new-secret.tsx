import type { DataFor } from '@bee/contracts/operations';
import { Button, copyText } from '@bee/ui/content';
import './open-api.css';

type NewSecretProps = { made: DataFor<'openApi/createKey'>; onClose: () => void };

/** The only time that a secret is shown; only its hash is stored. */
export function NewSecret({ made: { key, secret }, onClose }: NewSecretProps) {
  return (
    <div className="bee-notice is-gate member-secret" role="status">
      <div>
        <strong>“{key.name}”的密钥，只显示这一次</strong>
        <p>请现在复制并妥善保存，像密码一样，不要写进网页或公开的代码。丢失后只能吊销，再新建一个。</p>
        <code>{secret}</code>
      </div>
      <p>
        <Button kind="primary" size="small" onClick={() => void copyText(secret, '密钥已复制')}>
          复制密钥
        </Button>
        <Button size="small" onClick={onClose}>
          我已保存
        </Button>
      </p>
    </div>
  );
}
