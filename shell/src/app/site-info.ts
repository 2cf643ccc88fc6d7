import type { PageComposition } from '@bee/contracts/page';
import type { SiteInfo } from '@bee/contracts/site-info';

/** The operator's facts about the installation; each one is omitted where the edge does not send it. */
export const siteInfoOf = ({ site }: Pick<PageComposition, 'site'>): SiteInfo => site ?? UNSAID;

const UNSAID: SiteInfo = {
  company: '',
  contacts: [],
  filings: [],
  note: '',
  data_cloud_url: '',
  sanqi_logo_url: '',
  follow_text: '',
  service_text: '',
  hidden: [],
};
