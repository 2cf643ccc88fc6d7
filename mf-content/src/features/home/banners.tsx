import { href } from '@bee/platform';
import { Icon } from '@bee/ui/content';
import type { HomeData } from './home-data.ts';
import './hero.css';

/** Highlights chosen by the editors; no carousel, no animation. */
export const Banners = ({ banners }: Pick<HomeData, 'banners'>) =>
  banners.length === 0 ? null : (
    <ul className="content-banners">
      {banners.map((banner) => (
        <li key={banner.id}>
          {banner.to ? (
            <a href={href(banner.to.page, banner.to.params)}>
              <Face {...banner} />
              <Icon name="chevron" size={16} />
            </a>
          ) : (
            <div>
              <Face {...banner} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );

const Face = ({ title, subtitle, image }: HomeData['banners'][number]) => (
  <>
    {image ? <img src={image} alt="" width="56" height="56" loading="lazy" /> : null}
    <span>
      <strong>{title}</strong>
      <small>{subtitle}</small>
    </span>
  </>
);
