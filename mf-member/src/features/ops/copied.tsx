import { Button, copyText, Icon } from '@bee/ui/content';
import './ops.css';

/** A value for use in another system, with a copy button. */
export function Copied({ label, value }: { label: string; value: string }) {
  return (
    <span className="member-ops-copied">
      <span>{value}</span>
      <Button
        kind="text"
        icon={<Icon name="copy" />}
        aria-label={`复制${label}`}
        onClick={() => void copyText(value, `${label}已复制`)}
      />
    </span>
  );
}
