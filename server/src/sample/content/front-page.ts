import { sampleFile } from '../sample-files.ts';

export type Banner = {
  id: string;
  pos: string;
  title: string;
  subtitle: string;
  /** Id of a page in the manifests. */
  page: string;
  params: Record<string, string>;
};

export const bannerFile = sampleFile<Banner>('front-page/banners.ndjson');

/** Words that are searched for most. */
export const hotWordFile = sampleFile<{ keyword: string; heat: number; trend: 'up' | 'down' | 'flat' }>(
  'front-page/hot-words.ndjson',
);
