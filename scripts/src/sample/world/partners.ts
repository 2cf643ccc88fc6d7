import type { PartnerRecord } from '../../../../server/src/sample/trade/trade-files.ts';
import { tableParts } from '../table-text.ts';

/** Countries and regions of the sample; names and numbers are those of the public nomenclatures. */
export const samplePartners: PartnerRecord[] = tableParts('world/partners.txt').flatMap(
  ({ head: [continent = ''], rows }) =>
    rows.map(([row = '']) => {
      const [code = '', iso3 = '', numeric = '', customs = '', name = '', ...en] = row.split(' ');
      return { code, iso3, numeric, customs, name, en: en.join(' '), continent };
    }),
);

export const ASEAN = ['TH', 'VN', 'MY', 'ID', 'PH', 'MM', 'LA', 'KH', 'SG'];

/** Partners without a coast: what they sell is not caught at sea. */
export const LANDLOCKED = 'LA MN KZ UZ KG TJ TM BO BY AT HU CZ RS ET NE ZW'.split(' ');
