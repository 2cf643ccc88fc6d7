import { defineQuery } from '@bee/domain/define-query';
import { page, text, year } from '@bee/domain/query-fields';

export const referenceListQuery = defineQuery({ industry: text(30), year: year(), p: page() });

/** Query of a section of a series; `ent` is the enterprise whose details are shown. */
export const sectionQuery = defineQuery({ ent: text(64), p: page() });
