import { formatNumber } from '@bee/domain/format';
import { yuanText } from '@bee/domain/money';
import { MAX_POINTS_SHARE, POINTS_PER_YUAN, pointsValue } from '@bee/domain/points-price';
import { href } from '@bee/platform';
import { LinkButton, Section } from '@bee/ui/content';
import './score.css';

/** What points can be used for, and the value of the member's balance. */
export function ScoreUses({ score }: { score?: number }) {
  return (
    <Section title="积分怎么用">
      {score === undefined ? null : (
        <p className="member-score-worth">
          您的 {formatNumber(score)} 积分可抵 <strong className="bee-num">{yuanText(pointsValue(score))}</strong> 元
        </p>
      )}
      <ul className="member-score-rules">
        <li>
          提交订单时，每 {POINTS_PER_YUAN} 积分抵 1 元，最多抵订单金额的 {MAX_POINTS_SHARE * 100}%。
        </li>
        <li>订单取消、过期或全额退款，用掉的积分原数退回。</li>
        <li>经验只增不减，花掉积分不影响等级。</li>
      </ul>
      <div className="member-score-go">
        <LinkButton href={href('user/vip')} kind="honey">
          开通或续费 VIP
        </LinkButton>
        <LinkButton href={href('user/order/list')}>我的订单</LinkButton>
      </div>
    </Section>
  );
}
