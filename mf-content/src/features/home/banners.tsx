import { href } from '@bee/platform';
import type { HomeData } from './home-data.ts';
import './home.css';

/** Highlights chosen by the editors; no carousel, no animation. */
export function Banners({ banners }: Pick<HomeData, 'banners'>) {
  if (banners.length === 0) return null;
  return (
    <ul className="content-banners" aria-label="编辑推荐">
      {banners.map(({ id, title, subtitle, image, to }) => (
        <li key={id}>
          {image ? <img src={image} alt="" width="48" height="48" loading="lazy" /> : null}
          <span>
            {to ? <a href={href(to.page, to.params)}>{title}</a> : <strong>{title}</strong>}
            <small>{subtitle}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
