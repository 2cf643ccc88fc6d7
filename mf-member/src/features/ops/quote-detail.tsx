import type { ReviewedQuote } from '@bee/contracts/resource/market-data';
import { formatInstant, formatPrice } from '@bee/domain/format';
import { distanceFromUsual, marketDataStates } from '@bee/domain/market-data';
import { Change, KeyValueList } from '@bee/ui/content';
import { NoteForm } from './note-form.tsx';
import type { DetailProps } from './review.ts';
import { type ReviewAction, ReviewActions } from './review-actions.tsx';
import { useListChange } from './use-list-change.ts';
import './ops.css';

/** Data for checking a quote before it is published. */
export function QuoteDetail({ item, onHandled }: DetailProps<ReviewedQuote>) {
  const { approve, reject, busy } = useQuoteReview(item, onHandled);
  const word = item.status === 'approved' ? '撤下' : '驳回';
  const actions: ReviewAction[] = [];
  if (item.status === 'pending') actions.push({ key: 'approve', word: '通过', kind: 'primary', run: approve });
  if (item.status !== 'rejected')
    actions.push({
      key: 'reject',
      word,
      form: (onCancel) => (
        <NoteForm
          id={`quote-${item.id}`}
          label="原因（会员会看到）"
          needed="请写明原因，会员会看到"
          initial=""
          busy={busy}
          submit={word}
          onSave={reject}
          onCancel={onCancel}
        />
      ),
    });
  return (
    <div className="member-ops-detail">
      <KeyValueList columns={1} items={factsOf(item)} />
      <ReviewActions actions={actions} busy={busy} subject={`${item.product} ${item.market}`} />
    </div>
  );
}

const factsOf = (item: ReviewedQuote) => {
  const { original, usual } = item;
  return [
    { label: '状态', value: marketDataStates[item.status] },
    { label: '市场', value: item.market },
    { label: '报价日', value: item.date },
    {
      label: '报价',
      value: `${formatPrice(item.price_low)}–${formatPrice(item.price_high)} 元/公斤（原报 ${original.low}–${original.high} ${original.unit}）`,
    },
    {
      label: '市场均价',
      value:
        usual === null ? (
          '该市场近一周没有报价'
        ) : (
          <>
            {formatPrice(usual)} 元/公斤，本条 <Change value={distanceFromUsual(item.price_avg, usual)} digits={0} />
          </>
        ),
    },
    { label: '成交量', value: item.volume === null ? '未填写' : `${item.volume} 吨` },
    { label: '备注', value: item.remark || '未填写' },
    {
      label: '照片',
      value: item.photo ? <PhotoLink item={item} url={item.photo.url} /> : '没有',
    },
    { label: '会员', value: item.member ? `${item.nickname}（${item.member}）` : item.nickname },
    { label: '提交时间', value: formatInstant(item.created_at) },
    ...(item.reviewed_at
      ? [{ label: '审核', value: `${item.reviewed_by || '运营人员'}，${formatInstant(item.reviewed_at)}` }]
      : []),
    ...(item.reason ? [{ label: '未通过原因', value: item.reason }] : []),
  ];
};

function PhotoLink({ item, url }: { item: ReviewedQuote; url: string }) {
  return (
    <ul className="member-ops-pictures">
      <li>
        <a href={url} target="_blank" rel="noopener noreferrer">
          <img src={url} alt={`${item.product}，${item.market}，${item.date}`} loading="lazy" />
        </a>
      </li>
    </ul>
  );
}

/** Resolves to whether it succeeded. */
const useQuoteReview = ({ id, product }: ReviewedQuote, onHandled: () => void) => {
  const { send, busy } = useListChange('ops/setMarketDataStatus', 'ops/getMarketDataList', onHandled);
  return {
    approve: () => send({ id, status: 'approved' }, `已通过${product}的报价`),
    reject: (reason: string) => send({ id, status: 'rejected', reason }, `已驳回${product}的报价`),
    busy,
  };
};
