import { z } from 'zod';

/**
 * A link target: page id and parameters, for `href(page, params)`. Paths are defined once, in the manifests, so no
 * response contains a path of this site.
 */
export const link = z.object({ page: z.string(), params: z.record(z.string(), z.string()) });

/** Text split into parts, some of which match the query; joined they are the text. Show `hit` parts as <em>. */
export const markedText = z.array(z.object({ text: z.string(), hit: z.boolean() }));

export type Link = z.output<typeof link>;
export type MarkedText = z.output<typeof markedText>;
