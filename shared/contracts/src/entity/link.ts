import { z } from 'zod';

/**
 * Where something leads: page id and parameters, for `href(page, params)`. Addresses themselves are written
 * once, in the manifests, so no answer carries a path of this site.
 */
export const link = z.object({ page: z.string(), params: z.record(z.string(), z.string()) });

/** Text cut into parts of which some match the question; joined they are the text. Show `hit` parts as <em>. */
export const markedText = z.array(z.object({ text: z.string(), hit: z.boolean() }));

export type Link = z.output<typeof link>;
export type MarkedText = z.output<typeof markedText>;
