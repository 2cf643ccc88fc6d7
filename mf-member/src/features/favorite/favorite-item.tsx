import type { Favorite } from '@bee/contracts/resource/user';
import { formatDay } from '@bee/domain/format';
import { Button, ListRow, Tag } from '@bee/ui/content';
import { linkHref } from '../../lib/link-href.ts';
import { favoriteTypes } from './favorite-types.ts';
import './favorite.css';

type FavoriteItemProps = {
  favorite: Favorite;
  removing: boolean;
  onRemove: () => void;
  /** Set in selection mode: whether this row is selected, and its change handler. */
  choice?: { chosen: boolean; onChoose: (chosen: boolean) => void } | undefined;
};

/** A link to the favourite; if its source was deleted, only title and date. */
export function FavoriteItem({ favorite, removing, onRemove, choice }: FavoriteItemProps) {
  const { type, title, summary, invalid, created_at } = favorite;
  const target = invalid ? null : linkHref(favorite.link);
  const facts = [favoriteTypes[type], `${formatDay(created_at)}收藏`];
  return (
    <li className="member-favorite">
      {choice ? (
        <label className="member-favorite-choice">
          <input
            type="checkbox"
            checked={choice.chosen}
            onChange={({ currentTarget }) => choice.onChoose(currentTarget.checked)}
            aria-label={`选择：${title}`}
          />
        </label>
      ) : null}
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
      {choice ? null : (
        <Button kind="text" loading={removing} onClick={onRemove} aria-label={`取消收藏：${title}`}>
          取消收藏
        </Button>
      )}
    </li>
  );
}
