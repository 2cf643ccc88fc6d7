import type { OrderDetail } from '@bee/contracts/resource/order';
import { formatInstant } from '@bee/domain/format';
import { Section } from '@bee/ui/content';
import '../order-detail.css';

/** History of the order, newest first. */
export const OrderStory = ({ steps }: { steps: OrderDetail['steps'] }) =>
  steps.length === 0 ? null : (
    <Section title="订单进度">
      <ol className="member-story" aria-label="订单进度">
        {steps.toReversed().map(({ text, at }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{formatInstant(at)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
