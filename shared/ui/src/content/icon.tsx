import { type IconName, iconPaths } from './icon-paths.ts';
import './icon.css';

export type IconProps = {
  name: IconName;
  /** px; 20 by default. */
  size?: number;
  /** Only for icons without text; next to a text the icon is decorative. */
  label?: string;
};

export function Icon({ name, size = 20, label }: IconProps) {
  // The navigation of a release may name an icon of a later version of this package: its space stays empty.
  const known: unknown = iconPaths[name];
  const path = typeof known === 'string' ? known : '';
  const filled = path.endsWith('F');
  return (
    <svg
      className={filled ? 'bee-icon is-filled' : 'bee-icon'}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={filled ? path.slice(0, -1) : path} />
    </svg>
  );
}

export type { IconName };
