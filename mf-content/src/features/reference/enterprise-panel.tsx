import { href, useApiQuery } from '@bee/platform';
import { ErrorState, LinkButton, SkeletonRows } from '@bee/ui/content';
import { Modal } from '@bee/ui/interactive';
import { EnterpriseFacts } from './enterprise-facts.tsx';
import type { Enterprise } from './reference-data.ts';

export type EnterprisePanelProps = { enterprise: Pick<Enterprise, 'id' | 'name'>; onClose: () => void };

export const EnterprisePanel = ({ enterprise, onClose }: EnterprisePanelProps) => {
  const facts = useApiQuery('reference/getEnterpriceInfo', { id: enterprise.id }, { raw: true });
  return (
    <Modal visible title={enterprise.name} maskCloseable className="content-ref-panel" onClose={onClose}>
      {facts.data ? (
        <>
          <EnterpriseFacts enterprise={facts.data} />
          <LinkButton href={href('search/result', { keyword: facts.data.short_name })}>在全站搜索这家企业</LinkButton>
        </>
      ) : facts.isError ? (
        <ErrorState title="企业资料加载失败" onRetry={() => void facts.refetch()} />
      ) : (
        <SkeletonRows rows={5} />
      )}
    </Modal>
  );
};
