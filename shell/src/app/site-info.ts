import type { PageComposition } from '@bee/contracts/page';
import type { SiteInfo } from '@bee/contracts/site-info';

/** What the operator says about the installation; an edge that knows nothing of it leaves everything out. */
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
