import { typedNumber } from '@bee/domain/typed-number';
import { toast, useApi, useInvalidate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { Field, Form, Modal, type Rules, useFormModel } from '@bee/ui/interactive';
import { useState } from 'react';

type KeyFormProps = { onMade(secret: string): void; onClose(): void };

const initial = { remote: '', label: '', percent: '0' };
const rules: Rules<typeof initial> = {
  remote: [{ required: true, trigger: 'change', message: '请填写微前端的名称，如 mf-ai' }],
  label: [{ required: true, trigger: 'change', message: '请填写标签，如流水线的名称' }],
};

/** A new key of a team with its rights; the server says what is wrong with them. */
export function KeyForm({ onMade, onClose }: KeyFormProps) {
  const api = useApi();
  const forget = useInvalidate();
  const form = useFormModel({ initial, rules });
  const [mayPromote, setMayPromote] = useState(false);
  const create = async ({ remote, label, percent }: typeof initial) => {
    try {
      const rights = { remote: remote.trim(), label, canary_percent: typedNumber(percent), may_promote: mayPromote };
      const { secret } = await api('ops/createTeamKey', rights, { raw: true });
      onMade(secret);
      onClose();
    } catch (error) {
      toast.error((error as Error).message);
    } finally {
      await forget('ops/getTeamKeys');
    }
  };
  return (
    <Modal visible title="新建钥匙" onClose={onClose} className="shell-ops-dialog">
      <Form model={form} onSubmit={(typed) => form.send(() => create(typed))}>
        <Field {...form.field('remote')} label="应用" maxLength={63} placeholder="mf-ai" />
        <Field {...form.field('label')} label="标签" maxLength={40} placeholder="用在哪里，如 发布流水线" />
        <Field {...form.field('percent')} label="灰度上限" inputMode="decimal" maxLength={5} suffix="%，0 只能上传" />
        <label>
          <input type="checkbox" checked={mayPromote} onChange={() => setMayPromote(!mayPromote)} />
          可以转正
        </label>
        <div className="shell-ops-actions">
          <Button size="small" onClick={onClose}>
            取消
          </Button>
          <Button size="small" kind="primary" type="submit" loading={form.sending}>
            新建
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
