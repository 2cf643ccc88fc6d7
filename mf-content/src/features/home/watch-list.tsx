import { href, openLogin, useApiQuery, useSession } from '@bee/platform';
import { Button, ErrorState, LinkButton, Section, SkeletonRows } from '@bee/ui/content';

const ROWS = 5;

/** The prices that a member keeps an eye on. Server HTML and visitors see what it would bring, in the same height. */
export const WatchList = () => {
  const { status } = useSession();
  const answer = useApiQuery(
    'user/getMyFavoriteList',
    { type: 'price', limit: ROWS },
    { enabled: status === 'member', raw: true },
  );
  const more = status === 'member' ? { title: '全部收藏', href: href('user/favorite') } : undefined;
  return (
    <Section title="我的自选" more={more}>
      <div className="content-watch">
        {status === 'visitor' ? (
          <>
            <p>登录后把常看的品种加入自选，价格与涨跌会列在这里。</p>
            <Button onClick={() => openLogin()}>登录</Button>
          </>
        ) : null}
        {status !== 'visitor' && answer.isPending ? <SkeletonRows rows={ROWS} /> : null}
        {answer.isError ? <ErrorState title="自选没有加载出来" onRetry={() => void answer.refetch()} /> : null}
        {answer.data && answer.data.list.length === 0 ? (
          <>
            <p>还没有自选。在品种的行情页点“收藏”，它就会出现在这里。</p>
            <LinkButton href={href('application/vegetable/list')}>去挑品种</LinkButton>
          </>
        ) : null}
        {answer.data && answer.data.list.length > 0 ? (
          <ul className="content-brief">
            {answer.data.list.map(({ id, title, summary, link, invalid }) => (
              <li key={id}>
                {invalid ? <span title={title}>{title}</span> : <a href={href(link.page, link.params)}>{title}</a>}
                <small>{invalid ? '已下架' : summary}</small>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  );
};
