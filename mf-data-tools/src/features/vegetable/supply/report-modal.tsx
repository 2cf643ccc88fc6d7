import { type ReportReason, reportReasons } from '@bee/domain/supply';
import { toast, useApi } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { Field, Form, Modal, useFormModel } from '@bee/ui/interactive';
import { useState } from 'react';
import { Choice } from '../../../parts/choice.tsx';

const reasons = Object.entries(reportReasons).map(([value, title]) => ({ value, title }));

export function ReportModal({ id, onClose }: { id: string; onClose: () => void }) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const form = useFormModel({
    initial: { reason: '', detail: '' },
    rules: {
      reason: [{ required: true, trigger: ['blur', 'change'], message: '请选择举报原因' }],
      detail: [
        {
          trigger: 'blur',
          message: '选择“其他”时请说明情况',
          validator: (detail: string, { reason }: { reason: string }) => reason !== 'other' || detail.trim() !== '',
        },
      ],
    },
  });
  const send = async ({ reason, detail }: { reason: string; detail: string }) => {
    setBusy(true);
    try {
      const request = { id, reason: reason as ReportReason, detail: detail.trim() };
      const { code, msg } = await api.envelope('vegetable/supplyDemandReport', request);
      if (code !== 1) return void toast.error(msg);
      toast.success(msg);
      onClose();
    } catch {
      // the caller shows the error
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal visible title="举报这条信息" onClose={onClose}>
      <Form model={form} onSubmit={(values) => void send(values)} onRefuse={toast.error}>
        <Choice {...form.field('reason')} label="原因" options={[{ value: '', title: '请选择' }, ...reasons]} />
        <Field
          {...form.field('detail')}
          required={false}
          type="textarea"
          label="说明"
          placeholder="例如：要求先付定金、号码是空号"
          maxLength={300}
        />
        <div className="bee-form-actions">
          <Button type="submit" kind="primary" size="small" loading={busy}>
            提交举报
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
