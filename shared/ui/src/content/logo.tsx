import { beeMark } from './bee-mark.ts';

export type LogoProps = {
  /** Only the mark. */
  compact?: boolean;
};

export function Logo({ compact }: LogoProps) {
  return (
    <span className="bee-logo">
      <svg viewBox="0 0 48 48" role="img" aria-label="农小蜂">
        {beeMark.map((part) => (
          <path
            key={part.d}
            d={part.d}
            fill={'fill' in part ? part.fill : 'none'}
            stroke={'stroke' in part ? part.stroke : undefined}
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        ))}
      </svg>
      {compact ? null : (
        <span className="bee-logo-name" aria-hidden="true">
          农小蜂<small>农业数据服务</small>
        </span>
      )}
    </span>
  );
}
