import type { Standard } from '@bee/contracts/entity/standard';
import { shanghaiDay } from '@bee/domain/calendar-day';
import { href } from '@bee/platform';
import { AskButton, Button, copyText, FavoriteButton, Icon, ShareButton, shareAddress } from '@bee/ui/content';
import { statuses } from '../../../components/standard/standard-status.tsx';
import '../standard.css';

/** A favourite standard is followed: its followers are notified of changes. */
export function StandardActions({ standard }: { standard: Standard }) {
  return (
    <div className="tools-standard-acts bee-wrap">
      <FavoriteButton
        type="standard"
        id={standard.id}
        removeQuestion={`不再收藏 ${standard.code}？它变更时不会再提醒您。`}
      />
      <AskButton kind="standard" id={standard.id} title={`${standard.code} ${standard.title}`} />
      <Button
        icon={<Icon name="copy" size={16} />}
        onClick={() => void copyText(fullCitation(standard, shareAddress(), new Date()), '引用格式（GB/T 7714）已复制')}
      >
        复制引用
      </Button>
      <ShareButton
        target={{
          title: `${standard.code} ${standard.title}`,
          kind: '标准',
          summary: `${statuses[standard.status].title}${standard.effective_at ? `，${standard.effective_at} 实施` : ''}`,
          date: standard.issued_at ?? undefined,
          source: standard.source.name,
          sample: standard.sample,
          to: href('application/standard/detail', { id: standard.id }),
        }}
      />
      <Button icon={<Icon name="print" size={16} />} onClick={() => window.print()}>
        打印
      </Button>
      <p className="tools-standard-follow bee-note">收藏后，状态或替代关系变化时会收到站内消息</p>
    </div>
  );
}

/** The citation with the access date in Shanghai and the address. */
export const fullCitation = ({ citation }: Pick<Standard, 'citation'>, address: string, today: Date): string =>
  `${citation.replace(/\.$/, '')}[${shanghaiDay(today)}]. ${address}.`;
