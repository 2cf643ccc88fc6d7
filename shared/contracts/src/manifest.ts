import { z } from 'zod';

const name = z.string().regex(/^mf-[a-z0-9-]+$/);

const path = z.object({
  /** Pattern below the root, parameters in braces: `/home/article/detail/id/{id}`. Paths under /home/ also answer with `.html`. */
  pattern: z.string().startsWith('/'),
  /** Allowed values per parameter; another value is a 404. */
  params: z.record(z.string(), z.array(z.string())).optional(),
  /** Parameters that this path stands for without naming them: they tell addresses of one page apart. */
  fixed: z.record(z.string(), z.string()).optional(),
});

const page = z.object({
  /** The plain route of spec/routes.json without its leading slash ("article/detail"; "home" for `/`): how links name a page. */
  id: z.string(),
  /** File of the page below src/features, without `.page.tsx`. */
  module: z.string(),
  title: z.string(),
  description: z.string().optional(),
  /** Public addresses; the first whose parameters are all known is the canonical one. */
  paths: z.array(path).default([]),
  /** Answers at `/<id>` too, parameters taken from the query. */
  plain: z.boolean().default(true),
  /** Parameters that the plain route uses when its query names none; without it and without a fitting path it is a 404. */
  start: z.record(z.string(), z.string()).optional(),
  layout: z.enum(['main', 'bare']).default('main'),
  render: z.enum(['server', 'client']).default('server'),
  /** One of the guards of @bee/domain/guard; a name that it does not know is answered with 500. */
  guard: z.string().default('none'),
  /** Query keys that change what the page shows; others are ignored by its cache. */
  query: z.array(z.string()).default([]),
  /** Those of them that tell one thing of the page from another: they stand in its canonical address. */
  canonical: z.array(z.string()).default([]),
  /** Doors of @bee/ui whose styles and chunks the page needs from the start. */
  doors: z.array(z.string()).default([]),
  /** Widgets of other remotes that the page embeds, as `mf-data-tools/price-strip`. */
  widgets: z.array(z.string()).default([]),
  /** Source of parameter sets for the sitemap (operation site/getSitemap); `self` lists paths without parameters. */
  sitemap: z.string().optional(),
  /** A page that only says 即将上线. */
  soon: z.boolean().default(false),
  /** Value of `name` that a header search from this page carries. */
  searchName: z.string().optional(),
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

const navigationEntry: z.ZodType<NavigationEntry> = z.lazy(() =>
  z.object({
    title: z.string(),
    to: z.object({ page: z.string(), params: z.record(z.string(), z.string()).optional() }).optional(),
    icon: z.string().optional(),
    current: z.array(z.string()).optional(),
    order: z.number(),
    alias: z.string().optional(),
    children: z.array(navigationEntry).optional(),
  }),
);

const widget = z.object({
  name: z.string(),
  /** File below src/widgets, without `.widget.tsx`. */
  module: z.string(),
  doors: z.array(z.string()).default([]),
});

/** What a remote offers, as data: read by edge and shell before any of its JavaScript runs. */
export const manifestSchema = z.object({
  name,
  title: z.string(),
  /** Team that answers for it; shown on its failure card. */
  owner: z.string(),
  /** Ranges of the shell's packages that it was built for. */
  requires: z.object({ '@bee/platform': z.string(), '@bee/ui': z.string() }),
  pages: z.array(page),
  navigation: z.array(navigationEntry).default([]),
  widgets: z.array(widget).default([]),
});

export type Manifest = z.output<typeof manifestSchema>;
export type ManifestInput = z.input<typeof manifestSchema>;
export type ManifestPage = z.output<typeof page>;
export type { NavigationEntry };
