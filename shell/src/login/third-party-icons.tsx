import type { OAuthPlatform } from '@bee/contracts/resource/identity';

/** Logos of the third parties, with the same stroke width as the site's icons. */
const paths: Record<OAuthPlatform, string> = {
  wx: 'M9.5 4.5c-4 0-7 2.6-7 5.8 0 1.8 1 3.4 2.5 4.5l-.6 2.2 2.5-1.3c.8.2 1.7.4 2.6.4h.5M15.5 9.5c3.3 0 6 2.1 6 4.9 0 1.5-.8 2.8-2.1 3.7l.5 1.9-2.1-1.1c-.7.2-1.5.3-2.3.3-3.3 0-6-2.1-6-4.8s2.7-4.9 6-4.9ZM15.6 9.5c-.3-2.9-2.9-5-6.1-5M7 8.3v.1M11.5 8.3v.1M13.5 13.3v.1M17.5 13.3v.1',
  qq: 'M12 3.5c-3 0-4.8 2.2-4.8 5.2v1.6c-1.2 1.7-2.2 3.6-2.2 5.2 0 .9.3 1.2.6 1.2.5 0 1.2-.9 1.6-1.7.3 1.2.9 2.2 1.7 3-.9.3-1.6.8-1.6 1.4 0 .7 1.3 1.1 2.6 1.1 1 0 1.8-.3 2.1-.8.3.5 1.1.8 2.1.8 1.3 0 2.6-.4 2.6-1.1 0-.6-.7-1.1-1.6-1.4.8-.8 1.4-1.8 1.7-3 .4.8 1.1 1.7 1.6 1.7.3 0 .6-.3.6-1.2 0-1.6-1-3.5-2.2-5.2V8.7c0-3-1.8-5.2-4.8-5.2ZM7.4 11.5c2.9 1.6 6.3 1.6 9.2 0M10.3 7.3v.9M13.7 7.3v.9',
};

export function ThirdPartyIcon({ platform }: { platform: OAuthPlatform }) {
  return (
    <svg className="bee-icon" viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
      <path d={paths[platform]} />
    </svg>
  );
}
