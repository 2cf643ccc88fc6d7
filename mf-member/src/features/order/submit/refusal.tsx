import { href } from '@bee/platform';
import { Card, Empty, LinkButton } from '@bee/ui/content';
import { linkHref } from '../../../parts/link-href.ts';
import type { SubmitData } from './submit-data.ts';
import '../order-detail.css';
import '../../../parts/parts.css';

/** Why nothing can be bought, with a link to what the user already owns. */
export const Refusal = ({ data: { title, refusal, link } }: { data: SubmitData }) => {
  const use = link && linkHref(link);
  return (
    <Card>
      <Empty
        title={title}
        action={
          <div className="member-acts is-center">
            {use ? (
              <LinkButton kind="primary" size="small" href={use}>
                去使用
              </LinkButton>
            ) : null}
            <LinkButton size="small" href={href('user/order/list')}>
              我的订单
            </LinkButton>
          </div>
        }
      >
        {refusal}
      </Empty>
    </Card>
  );
};
