import { definePage, notFound, type Page } from '@bee/platform';
import { settle } from '../../lib/settle.ts';
import type { Part, ReferenceData, SectionNumber } from './reference-data.ts';
import { referenceHead } from './reference-head.ts';
import { sectionQuery } from './reference-query.ts';
import { ReferenceScreen } from './reference-screen.tsx';
import { ReferenceSkeleton } from './reference-skeleton.tsx';

const LONGEST_ID = 64;
const PAGE_SIZE = 12;

export const page = definePage<ReferenceData>({
  load: async (context) => {
    const { api, params, signal } = context;
    const { id, num = '0' } = params;
    if (!id || id.length > LONGEST_ID || !isSection(num)) throw notFound();
    const [detail, part] = await Promise.all([api('reference/detail', { id }, { signal }), loadPart(id, num, context)]);
    return { detail, part };
  },
  head: referenceHead,
  component: ({ data, params }) => <ReferenceScreen {...data} id={params.id ?? data.detail.series.id} />,
  skeleton: ReferenceSkeleton,
});

type LoadContext = Parameters<Page['load']>[0];

const isSection = (num: string): num is SectionNumber => /^[0-4]$/.test(num);

/** When a section fails to load, the series and its issue stay readable. */
const loadPart = async (id: string, num: SectionNumber, { api, query, signal }: LoadContext): Promise<Part> => {
  const { ent, p } = sectionQuery.read(query);
  const request = { id, page: p, limit: PAGE_SIZE };
  const options = { signal, raw: true };
  switch (num) {
    case '2': {
      const [page, chosen] = await Promise.all([
        settle(api('reference/getRelatedEnterpriseList', request, options), signal),
        ent ? settle(api('reference/getEnterpriceInfo', { id: ent }, options), signal) : null,
      ]);
      return { num, page, chosen };
    }
    case '3':
      return { num, page: await settle(api('reference/getRelatedReportList', request, options), signal) };
    case '4':
      return { num, page: await settle(api('reference/getRelatedIndustryList', request, options), signal) };
    default:
      return { num };
  }
};
