import type { SupplyReview } from '@bee/contracts/entity/supply';
import { formatInstant, formatNumber, formatPrice } from '@bee/domain/format';
import { type SupplyState, supplyKinds, supplyStates } from '@bee/domain/supply';
import { KeyValueList } from '@bee/ui/content';
import { type DetailProps, handledText } from './review.ts';
import { decisionActions, ReviewActions } from './review-actions.tsx';
import { useListChange } from './use-list-change.ts';
import './ops.css';

const WORDS: Record<Decision, string> = { approve: '通过', reject: '驳回', takedown: '下架' };
const OPEN: Partial<Record<SupplyState, Decision[]>> = {
  pending: ['approve', 'reject'],
  online: ['takedown'],
  paused: ['takedown'],
};

/** Everything that users will see, plus the phone number; a rejection requires a reason for the owner. */
export function SupplyReviewDetail({ item, onHandled }: DetailProps<SupplyReview>) {
  const { decide, busy } = useSupplyReview(item, onHandled);
  const actions = decisionActions({
    decisions: OPEN[item.status] ?? [],
    words: WORDS,
    plain: ['approve'],
    reader: '发布人',
    id: `supply-${item.id}`,
    busy,
    decide,
  });
  return (
    <div className="member-ops-detail">
      <KeyValueList columns={1} items={factsOf(item)} />
      {item.desc ? <p className="member-ops-text">{item.desc}</p> : null}
      <Pictures item={item} />
      {item.reject_reason ? <p className="member-ops-note">原因：{item.reject_reason}</p> : null}
      <ReviewActions actions={actions} busy={busy} subject={item.title} />
    </div>
  );
}

/** It was published before its owner changed it. */
const isChange = ({ status, published_at }: SupplyReview) => status === 'pending' && published_at !== null;

const factsOf = (item: SupplyReview) => [
  { label: '状态', value: `${supplyStates[item.status]}${isChange(item) ? '（展示过，修改后重新审核）' : ''}` },
  { label: '类型', value: supplyKinds[item.kind] },
  { label: '品名', value: [item.product, item.variety, item.spec].filter(Boolean).join(' · ') },
  { label: '数量', value: `${formatNumber(item.qty, Number.isInteger(item.qty) ? 0 : 2)} ${item.qty_unit}` },
  { label: '价格', value: item.price === null ? '面议' : `${formatPrice(item.price)} ${item.price_unit ?? ''}` },
  { label: '所在地', value: item.place },
  { label: '产地', value: item.origin },
  { label: '有效期至', value: item.expires_at },
  { label: '联系人', value: item.contact },
  { label: '手机号码', value: <span className="bee-num">{item.mobile}</span> },
  { label: '发布会员', value: item.member || '—' },
  { label: '被举报', value: item.reports, unit: '次' },
  { label: '提交时间', value: formatInstant(item.created_at) },
  { label: '审核', value: handledText(item.reviewed_by, item.reviewed_at, '还没有审核') },
];

function Pictures({ item: { images, title } }: { item: SupplyReview }) {
  return images.length === 0 ? null : (
    <ul className="member-ops-pictures" aria-label="图片">
      {images.map(({ fid, url }, index) => (
        <li key={fid}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <img src={url} alt={`${title}，第 ${index + 1} 张`} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

type Decision = 'approve' | 'reject' | 'takedown';

const RESULT: Record<Decision, SupplyState> = { approve: 'online', reject: 'rejected', takedown: 'closed' };

/** Resolves to whether it succeeded. */
const useSupplyReview = ({ id, title, revision }: SupplyReview, onHandled: () => void) => {
  const { send, busy } = useListChange('ops/reviewSupply', 'ops/getSupplyList', onHandled);
  const decide = (action: Decision, reason = '') =>
    send({ id, action, reason, revision }, `“${title}”现在是“${supplyStates[RESULT[action]]}”`);
  return { decide, busy };
};
