import { z } from 'zod';
import { propsSchema } from './widget-props.ts';

/** No text of a manifest is longer, no list of words has more: it is read by every page before anything else. */
const text = z.string().max(500);
const words = z.array(text).max(200);

const name = z
  .string()
  .max(60)
  .regex(/^mf-[a-z0-9-]+$/);

const path = z.object({
  /** Pattern below the root, parameters in braces: `/home/article/detail/id/{id}`. Paths under /home/ also answer with `.html`. */
  pattern: text.startsWith('/'),
  /** Allowed values per parameter; another value is a 404. */
  params: z.record(text, words).optional(),
  /** Parameters that this path stands for without naming them: they tell addresses of one page apart. */
  fixed: z.record(text, text).optional(),
});

/** A page, as a manifest describes it. */
export const manifestPage = z.object({
  /** The plain route of spec/routes.json without its leading slash ("article/detail"; "home" for `/`): how links name a page. */
  id: text,
  /** File of the page below src/features, without `.page.tsx`. */
  module: text,
  title: text,
  description: text.optional(),
  /** Public addresses; the first whose parameters are all known is the canonical one. */
  paths: z.array(path).max(20).default([]),
  /** Answers at `/<id>` too, parameters taken from the query. */
  plain: z.boolean().default(true),
  /** Parameters that the plain route uses when its query names none; without it and without a fitting path it is a 404. */
  start: z.record(text, text).optional(),
  layout: z.enum(['main', 'bare']).default('main'),
  render: z.enum(['server', 'client']).default('server'),
  /** One of the guards of @bee/domain/guard; a name that it does not know is answered with 500. */
  guard: text.default('none'),
  /** Query keys that change what the page shows; others are ignored by its cache. */
  query: words.default([]),
  /** Today's names of keys that had others; the server redirects addresses with the old ones. */
  renamed: z.record(text, text.optional()).optional(),
  /** Those of them that tell one thing of the page from another: they stand in its canonical address. */
  canonical: words.default([]),
  /** Entry points of @bee/ui whose styles and chunks the page needs from the start. Derived from its imports by the build. */
  doors: words.default([]),
  /** Widgets of other remotes that the page embeds, as `mf-data-tools/price-strip`. */
  widgets: words.default([]),
  /** Source of parameter sets for the sitemap (operation site/getSitemap); `self` lists paths without parameters. */
  sitemap: text.optional(),
  /** A page that only says 即将上线. */
  soon: z.boolean().default(false),
  /** Value of `name` that a header search from this page carries. */
  searchName: text.optional(),
});

type NavigationEntry = {
  title: string;
  /** Page id with its parameters; a group without one toggles. */
  to?: { page: string; params?: Record<string, string> };
  icon?: string;
  /** Other page ids that highlight the entry. */
  current?: string[];
  /** Place among its siblings. */
  order: number;
  /** Alias of the group it belongs to; groups of one alias from several remotes are merged. */
  alias?: string;
  children?: NavigationEntry[];
};

const MAX_DEPTH = 4;

const navigationEntry = (depth: number): z.ZodType<NavigationEntry> =>
  z.object({
    title: text,
    to: z.object({ page: text, params: z.record(text, text).optional() }).optional(),
    icon: text.optional(),
    current: words.optional(),
    order: z.number(),
    alias: text.optional(),
    children: (depth < MAX_DEPTH ? z.array(navigationEntry(depth + 1)).max(200) : z.array(z.never()).max(0)).optional(),
  });

const widget = z.object({
  name: text,
  /** File below src/widgets, without `.widget.tsx`. */
  module: text,
  /** As of a page. */
  doors: words.default([]),
  /** What it is to be given; absent in releases of before. Read from src/widget-props.ts. */
  props: propsSchema.optional(),
});

/** What a remote offers, as data: read by edge and shell before any of its JavaScript runs. */
export const manifestSchema = z.object({
  name,
  title: text,
  /** Team that answers for it; shown on its failure card. */
  owner: text,
  /** Ranges of the shell's packages that it was built for: the peer dependencies of its package.json. */
  requires: z.object({ '@bee/platform': text, '@bee/ui': text }),
  pages: z.array(manifestPage).max(300),
  navigation: z.array(navigationEntry(1)).max(200).default([]),
  widgets: z.array(widget).max(100).default([]),
  /** Widgets of other remotes that it shows anywhere, and what it gives them. Read from src/widget-props.ts. */
  embeds: z.record(text, propsSchema).optional(),
  /** KB (brotli) that a page may bring of its own, where the team wants less than everybody may. */
  budget: z.number().positive().optional(),
});

export type Manifest = z.output<typeof manifestSchema>;
export type ManifestInput = z.input<typeof manifestSchema>;

type Written<Part> = Omit<Part, 'doors'>;
/** What a team writes in src/manifest.ts; the build adds what follows from the code. */
export type ManifestSource = Omit<ManifestInput, 'requires' | 'pages' | 'widgets' | 'embeds'> & {
  pages: Written<ManifestInput['pages'][number]>[];
  widgets?: Written<NonNullable<ManifestInput['widgets']>[number]>[];
};
export type ManifestPage = z.output<typeof manifestPage>;
export type { NavigationEntry };
