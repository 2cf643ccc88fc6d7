import { href } from '@bee/platform';
import { Card, Empty, LinkButton } from '@bee/ui/content';
import type { FavoriteState } from './favorite-query.ts';
import { favoriteTypes } from './favorite-types.ts';

type FavoriteEmptyProps = { state: FavoriteState; address: (state: FavoriteState) => string };

/** Why the list is empty, and the next step. */
export function FavoriteEmpty({ state, address }: FavoriteEmptyProps) {
  const { type, q, p } = state;
  if (q)
    return (
      <Card>
        <Empty
          title={`没有找到包含“${q}”的收藏`}
          action={<LinkButton href={address({ ...state, q: undefined, p: 1 })}>清除关键字</LinkButton>}
        >
          换一个关键字，或者到全部类型中找找。
        </Empty>
      </Card>
    );
  if (p > 1)
    return (
      <Card>
        <Empty
          title="这一页已经没有收藏"
          action={<LinkButton href={address({ ...state, p: 1 })}>回到第一页</LinkButton>}
        />
      </Card>
    );
  return (
    <Card>
      <Empty
        title={type ? `没有收藏${favoriteTypes[type]}` : '还没有收藏'}
        action={
          <>
            <LinkButton href={href('article/policy', { type: 'policy_repository' })}>看政策库</LinkButton>
            <LinkButton href={href('article/news', { type: 'industry_news' })}>看行业动态</LinkButton>
            <LinkButton href={href('application/vegetable/list')}>看蔬菜行情</LinkButton>
          </>
        }
      >
        在文章、政策或行情页面点“收藏”，就会出现在这里。
      </Empty>
    </Card>
  );
}
