/** Joins the truthy class names: `classNames('bee-tab', current && 'is-current')`. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
