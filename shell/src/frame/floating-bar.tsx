import type { FloatingItem } from '@bee/contracts/site-info';
import { Icon, type IconName } from '@bee/ui/content';
import type { ReactNode } from 'react';
import { CODE_IDS, QrCode } from './qr-code.tsx';

export type FloatingBarProps = {
  /** 关注我们 and 在线客服, their modules per side; the footer has their paths. */
  follow?: number;
  service?: number;
  feedbackHref: string;
  statementHref: string;
  /** Scrolled past 100 px: shows the button back to the top. */
  scrolled: boolean;
  largeType: boolean;
  hidden?: readonly FloatingItem[];
  onFeedback: () => void;
  onLargeType: () => void;
};

const switchId = 'shell-services';

/** At the right edge. Where the page leaves no gutter, it collapses to a narrow tab that opens the rest. */
export function FloatingBar(props: FloatingBarProps) {
  const { follow, service, hidden = [] } = props;
  return (
    <aside className="shell-float bee-no-print" aria-label="服务">
      <input type="checkbox" id={switchId} className="shell-float-switch bee-quiet" aria-label="展开服务" />
      <ul className="shell-float-list">
        {follow && !hidden.includes('follow') ? (
          <CodeItem icon="qr" title="关注我们" size={follow} of={CODE_IDS.follow} note="扫码关注农小蜂" />
        ) : null}
        {service && !hidden.includes('service') ? (
          <CodeItem icon="call" title="在线客服" size={service} of={CODE_IDS.service} note="扫码联系客服" />
        ) : null}
        {hidden.includes('feedback') ? null : (
          <li>
            <a
              href={props.feedbackHref}
              onClick={(event) => {
                event.preventDefault();
                props.onFeedback();
              }}
            >
              <Face icon="feedback">意见反馈</Face>
            </a>
          </li>
        )}
        {hidden.includes('statement') ? null : (
          <li>
            <a href={props.statementHref} target="_blank" rel="noopener" aria-label="知识产权声明">
              <Face icon="shield">产权声明</Face>
            </a>
          </li>
        )}
        {hidden.includes('type') ? null : (
          <li>
            <button type="button" aria-pressed={props.largeType} onClick={props.onLargeType}>
              <span className="shell-float-type" aria-hidden="true">
                大
              </span>
              {props.largeType ? '标准字号' : '大字版'}
            </button>
          </li>
        )}
      </ul>
      <a href="#top" className="shell-float-top" hidden={!props.scrolled || hidden.includes('top')}>
        <Face icon="arrow-up">回到顶部</Face>
      </a>
      <label htmlFor={switchId} className="shell-float-open">
        <Face icon="feedback">服务</Face>
      </label>
    </aside>
  );
}

type CodeItemProps = { icon: IconName; title: string; size: number; of: string; note: string };

function CodeItem({ icon, title, size, of, note }: CodeItemProps) {
  return (
    <li className="shell-float-code">
      <button type="button" onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}>
        <Face icon={icon}>{title}</Face>
      </button>
      <div className="shell-float-card">
        <QrCode size={size} label={`${title}二维码`}>
          <use href={`#${of}`} />
        </QrCode>
        {note}
      </div>
    </li>
  );
}

function Face({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      {children}
    </>
  );
}
