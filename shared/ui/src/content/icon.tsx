import { type IconName, iconPaths } from './icon-paths.ts';

export type IconProps = {
  name: IconName;
  /** px; 20 when not given. */
  size?: number;
  /** Only where the icon stands alone; beside a text it is decoration. */
  label?: string;
};

export function Icon({ name, size = 20, label }: IconProps) {
  // Navigation of a release may name one that only later versions of this package draw: its place stays empty.
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
