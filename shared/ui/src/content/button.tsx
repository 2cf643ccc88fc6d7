import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Look = {
  /** One `primary` per screen. */
  kind?: 'primary' | 'default' | 'text' | 'danger' | 'honey';
  /** 32, 44 or 52 px high; on phones never below 44. */
  size?: 'mini' | 'small' | 'medium';
  icon?: ReactNode;
};

export type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { loading?: boolean };
export type LinkButtonProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

export function Button({ kind, size, icon, loading, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ kind, size }, className)}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading ? <span className="bee-spin" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button: goes somewhere, works without JavaScript. */
export function LinkButton({ kind, size, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={look({ kind, size }, className)}>
      {icon}
      {children}
    </a>
  );
}

function look({ kind = 'default', size = 'mini' }: Look, className: string | undefined): string {
  return classNames('bee-btn', `is-${kind}`, `is-${size}`, className);
}
