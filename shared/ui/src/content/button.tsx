import type { AnchorHTMLAttributes, ButtonHTMLAttributes, InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './button.css';

type Look = {
  /** At most one `primary` per screen. */
  kind?: 'primary' | 'default' | 'text' | 'danger' | 'honey';
  /** 32, 44 or 52 px high; at least 44 on phones. */
  size?: 'mini' | 'small' | 'medium';
  icon?: ReactNode;
};

export type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { loading?: boolean };
export type LinkButtonProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

export type FileButtonProps = Look & Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type'>;

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

/** A link styled as a button: it navigates and works without JavaScript. */
export function LinkButton({ kind, size, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={look({ kind, size }, className)}>
      {icon}
      {children}
    </a>
  );
}

/** Asks for files; the browser's own field would show its name for a button and for no file. */
export function FileButton({ kind, size, icon, className, children, ...input }: FileButtonProps) {
  return (
    <label className="bee-file">
      <input {...input} type="file" className="bee-quiet" />
      <span className={look({ kind, size }, className)}>
        {icon}
        {children}
      </span>
    </label>
  );
}

function look({ kind = 'default', size = 'mini' }: Look, className: string | undefined): string {
  return classNames('bee-btn', `is-${kind}`, `is-${size}`, className);
}
