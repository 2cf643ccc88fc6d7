import { sampleFile } from '../sample-files.ts';
import type { EnterpriseDraft } from './reference-draft.ts';

/** With the series of references that it appears in. */
export type EnterpriseRecord = EnterpriseDraft & { series: string };

export const enterpriseFile = sampleFile<EnterpriseRecord>('references/enterprises.ndjson');
