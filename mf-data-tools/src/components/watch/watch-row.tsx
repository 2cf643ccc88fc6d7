import type { PriceAlert, WatchItem } from '@bee/contracts/resource/price-watch';
import { formatPrice } from '@bee/domain/format';
import { alertText } from '@bee/domain/price-alert';
import { href } from '@bee/platform';
import { Button, Change, Price, SampleBadge, Sparkline, Tag } from '@bee/ui/content';
import { QuoteMarks } from '../price/quote-marks.tsx';
import { sparkLabel } from '../price/spark-label.ts';
import './watch.css';

type WatchRowProps = {
  item: WatchItem;
  brief: boolean;
  busy: boolean;
  onEdit: () => void;
  onRemoveAlert: () => void;
  onUnwatch: () => void;
};

/** One watched price: value, place, day, and its alert. */
export function WatchRow({ item, brief, busy, onEdit, onRemoveAlert, onUnwatch }: WatchRowProps) {
  const { title, link, price, alert } = item;
  return (
    <li className="tools-watch-row" data-brief={brief || undefined}>
      <div className="tools-watch-name">
        {price ? <a href={href(link.page, link.params)}>{price.product}</a> : <span>{title}</span>}
        <SampleBadge sample={brief ? undefined : price?.sample} />
        <small>
          {price ? [price.market, brief ? null : price.kind].filter(Boolean).join(' · ') : '已停报，暂无价格'}
        </small>
      </div>
      {price ? <Figures price={price} brief={brief} /> : null}
      {brief ? (
        alert ? (
          <small className="tools-watch-rule">{alertText(alert)}</small>
        ) : null
      ) : (
        <div className="tools-watch-alert bee-wrap">
          <Alert alert={alert} />
          <span className="tools-watch-acts">
            {price ? (
              <Button
                kind="text"
                disabled={busy}
                onClick={onEdit}
                aria-label={`${alert ? '修改' : '设'}预警：${title}`}
              >
                {alert ? '修改' : '设预警'}
              </Button>
            ) : null}
            {alert ? (
              <Button kind="text" disabled={busy} onClick={onRemoveAlert} aria-label={`删除预警：${title}`}>
                删除预警
              </Button>
            ) : null}
            <Button kind="text" disabled={busy} onClick={onUnwatch} aria-label={`取消收藏：${title}`}>
              取消收藏
            </Button>
          </span>
        </div>
      )}
    </li>
  );
}

type FiguresProps = { price: NonNullable<WatchItem['price']>; brief: boolean };

function Figures({ price, brief }: FiguresProps) {
  return (
    <>
      <div className="tools-watch-price bee-wrap">
        <Price value={price.price_avg} unit={price.unit} />
        <Change value={price.chg_d} digits={1} />
      </div>
      <small className="tools-watch-date">
        <time dateTime={price.date}>{price.date}</time>
        <QuoteMarks row={price} />
      </small>
      {brief ? null : <Sparkline points={price.spark} label={sparkLabel(price.spark)} width={120} height={32} />}
    </>
  );
}

const STATES: Record<PriceAlert['state'], { title: string; tone: 'green' | 'honey' | 'grey' }> = {
  waiting: { title: '监测中', tone: 'green' },
  over: { title: '已达到', tone: 'honey' },
  paused: { title: '已暂停', tone: 'grey' },
};

function Alert({ alert }: { alert: PriceAlert | null }) {
  if (!alert) return <span className="tools-watch-none">没有预警</span>;
  const { state, last_fired } = alert;
  return (
    <span className="tools-watch-rule">
      <Tag type={STATES[state].tone}>{STATES[state].title}</Tag> {alertText(alert)}
      {last_fired ? (
        <small>
          {last_fired.date} 提醒过，{formatPrice(last_fired.price)} 元/公斤
        </small>
      ) : null}
      {state === 'paused' ? <small>超出会员可设条数，续费或删除其他预警后恢复</small> : null}
    </span>
  );
}
