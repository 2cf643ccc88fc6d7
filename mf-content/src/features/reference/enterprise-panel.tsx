import { href, useApiQuery } from '@bee/platform';
import { LinkButton, QueryState, SkeletonRows } from '@bee/ui/content';
import { Modal } from '@bee/ui/interactive';
import { EnterpriseFacts } from './enterprise-facts.tsx';
import type { Enterprise } from './reference-data.ts';

export type EnterprisePanelProps = { enterprise: Pick<Enterprise, 'id' | 'name'>; onClose: () => void };

export function EnterprisePanel({ enterprise, onClose }: EnterprisePanelProps) {
  const facts = useApiQuery('reference/getEnterpriceInfo', { id: enterprise.id }, { raw: true });
  return (
    <Modal visible title={enterprise.name} maskCloseable className="content-ref-panel" onClose={onClose}>
      <QueryState query={facts} failed="企业资料加载失败" skeleton={<SkeletonRows rows={5} />}>
        {(found) => (
          <>
            <EnterpriseFacts enterprise={found} />
            <LinkButton href={href('search/result', { keyword: found.short_name })}>在全站搜索这家企业</LinkButton>
          </>
        )}
      </QueryState>
    </Modal>
  );
}
