import { href } from '@bee/platform';

/** Searches that were perhaps meant, separated by spaces. */
export function OtherKeywords({ keywords }: { keywords: readonly string[] }) {
  return keywords.flatMap((keyword) => [
    ' ',
    <a key={keyword} href={href('search/result', { keyword })}>
      {keyword}
    </a>,
  ]);
}
