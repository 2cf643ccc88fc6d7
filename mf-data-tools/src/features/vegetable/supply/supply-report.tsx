import { type ReportReason, reportReasons } from '@bee/domain/supply';
import { toast, useApi } from '@bee/platform';
import { ReportButton } from '../../../components/report-button.tsx';
import './supply.css';

/** Reports a posting, or a message that was received about it. */
export function SupplyReport({ id, message }: { id: string; message?: string }) {
  const api = useApi();
  const send = async (reason: string, detail: string) => {
    const request = { id, message, reason: reason as ReportReason, detail };
    const { code, msg } = await api.envelope('vegetable/supplyDemandReport', request);
    if (code === 1) return msg;
    toast.error(msg);
    throw new Error(msg);
  };
  return (
    <ReportButton
      button={message ? { kind: 'text', 'aria-label': '举报这条私信' } : { className: 'tools-supply-report' }}
      title={message ? '举报这条私信' : '举报这条信息'}
      reasons={reportReasons}
      placeholder="例如：要求先付定金、号码是空号"
      maxLength={300}
      send={send}
    />
  );
}
