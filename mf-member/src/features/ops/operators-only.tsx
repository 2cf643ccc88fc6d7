import { href } from '@bee/platform';
import { Card, Empty, LinkButton, PageHeader } from '@bee/ui/content';

/** Shown to members without the operator role; the server rejects their calls as well. */
export const OperatorsOnly = () => (
  <>
    <PageHeader title="运营" />
    <Card>
      <Empty title="403 此页面仅限运营人员" action={<LinkButton href={href('home')}>返回首页</LinkButton>}>
        当前账号没有运营权限。需要时请联系管理员开通，或换一个账号登录。
      </Empty>
    </Card>
  </>
);
