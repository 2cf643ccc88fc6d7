import type { Favorite } from '@bee/contracts/resource/user';
import { formatDay } from '@bee/domain/format';
import { Button, ListRow, Tag } from '@bee/ui/content';
import { linkHref } from '../../parts/link-href.ts';
import { favoriteTypes } from './favorite-types.ts';

type FavoriteItemProps = { favorite: Favorite; removing: boolean; onRemove: () => void };

/** A link to what is kept; where its source is gone, the title and date stay. */
export const FavoriteItem = ({ favorite, removing, onRemove }: FavoriteItemProps) => {
  const { type, title, summary, invalid, created_at } = favorite;
  const target = invalid ? null : linkHref(favorite.link);
  const facts = [favoriteTypes[type], `${formatDay(created_at)}收藏`];
  return (
    <li className="member-favorite">
      {target ? (
        <ListRow href={target} title={title} summary={summary} meta={facts} />
      ) : (
        <article className="bee-row member-gone">
          <div className="bee-row-body">
            <h2>
              {title} <Tag type="grey">来源已下线</Tag>
            </h2>
            <div className="bee-facts">
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </div>
          </div>
        </article>
      )}
      <Button kind="text" loading={removing} onClick={onRemove} aria-label={`取消收藏：${title}`}>
        取消收藏
      </Button>
    </li>
  );
};
