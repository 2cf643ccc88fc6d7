import { href } from '@bee/platform';
import { Card, Empty, LinkButton } from '@bee/ui/content';

/** Origin prices of vegetables have no data source yet; this links to those of fruit. */
export function ListUnavailable() {
  return (
    <Card>
      <Empty
        title="还没有蔬菜产地价"
        action={
          <LinkButton kind="primary" href={href('application/fruit/list')}>
            看水果产地价
          </LinkButton>
        }
      >
        目前没有接入蔬菜产地价的数据来源。蔬菜可看各市场的批发价；水果的产地价按产区和地点报价。
      </Empty>
    </Card>
  );
}
