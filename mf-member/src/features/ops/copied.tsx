import { Button, copyText, Icon } from '@bee/ui/content';
import './ops.css';

/** A value that is typed in elsewhere, with a button that copies it. */
export const Copied = ({ label, value }: { label: string; value: string }) => (
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
