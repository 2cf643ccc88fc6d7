import { z } from 'zod';
import { propsSchema } from './widget-props.ts';

/** Limits of texts and word lists, because every page parses the manifests before anything else. */
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
  /** Values of parameters that this path implies without naming them: they distinguish the addresses of a page. */
  fixed: z.record(text, text).optional(),
});

/** A page of a manifest. */
export const manifestPage = z.object({
  /**
   * The plain route of spec/routes.json without its leading slash ("article/detail"; "home" for `/`). Links name a page
   * by it.
   */
  id: text,
  /** File of the page below src/features, without `.page.tsx`. */
  module: text,
  title: text,
  description: text.optional(),
  /** Public addresses; the first whose parameters are all known is the canonical one. */
  paths: z.array(path).max(20).default([]),
  /** Also served at `/<id>`, with parameters from the query. */
  plain: z.boolean().default(true),
  /** Parameters of the plain route when its query names none; without them and without a matching path it is a 404. */
  start: z.record(text, text).optional(),
  layout: z.enum(['main', 'bare']).default('main'),
  render: z.enum(['server', 'client']).default('server'),
  /** What the parameters of a page rendered by the browser name (`chat`); the server answers 404 if it does not exist. */
  names: text.optional(),
  /** One of the guards of @bee/domain/guard; an unknown name gives a 500. */
  guard: text.default('none'),
  /** Query keys that affect the page; its cache ignores others. */
  query: words.default([]),
  /** Current names of renamed keys; the server redirects addresses with the old ones. */
  renamed: z.record(text, text.optional()).optional(),
  /** The query keys that identify content: they are part of the canonical address. */
  canonical: words.default([]),
  /**
   * Entry points of @bee/ui whose styles and chunks the page needs initially. Derived from its imports by the build.
   */
  doors: words.default([]),
  /** What it uses of `@bee/ui/content`, by exported name; absent if that is unknown. Derived by the build, too. */
  content: words.optional(),
  /** Widgets of other remotes that the page embeds, as `mf-data-tools/market-day`. */
  widgets: words.default([]),
  /** Source of parameter sets for the sitemap (operation site/getSitemap); `self` lists paths without parameters. */
  sitemap: text.optional(),
  /** A placeholder page with 即将上线. */
  soon: z.boolean().default(false),
  /** Value of `name` in a header search from this page. */
  searchName: text.optional(),
});

type NavigationEntry = {
  title: string;
  /** Page id with its parameters; a group without one toggles. */
  to?: { page: string; params?: Record<string, string> };
  icon?: string;
  /** Other pages that highlight the entry. */
  current?: string[];
  /** Position among its siblings. */
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
  /** Same as for a page. */
  doors: words.default([]),
  content: words.optional(),
  /** Links and text only: where the server rendered it, its code is loaded after the page. */
  late: z.boolean().optional(),
  /** Its props; absent in older releases. Read from src/widget-props.ts. */
  props: propsSchema.optional(),
});

/** Declaration of a remote as data: read by edge and shell before any of its JavaScript runs. */
export const manifestSchema = z.object({
  name,
  title: text,
  /** Responsible team; shown on its failure card. */
  owner: text,
  /** Ranges of the shell's packages that it was built for: the peer dependencies of its package.json. */
  requires: z.object({ '@bee/platform': text, '@bee/ui': text }),
  pages: z.array(manifestPage).max(300),
  navigation: z.array(navigationEntry(1)).max(200).default([]),
  widgets: z.array(widget).max(100).default([]),
  /** Widgets of other remotes that it embeds, with their props. Read from src/widget-props.ts. */
  embeds: z.record(text, propsSchema).optional(),
  /** Maximum own code of a page in KB (brotli), if stricter than the common limit. */
  budget: z.number().positive().optional(),
});

export type Manifest = z.output<typeof manifestSchema>;
export type ManifestInput = z.input<typeof manifestSchema>;

type Written<Part> = Omit<Part, 'doors' | 'content'>;
/** The part that a team writes in src/manifest.ts; the build adds what it derives from the code. */
export type ManifestSource = Omit<ManifestInput, 'requires' | 'pages' | 'widgets' | 'embeds'> & {
  pages: Written<ManifestInput['pages'][number]>[];
  widgets?: Written<NonNullable<ManifestInput['widgets']>[number]>[];
};
export type ManifestPage = z.output<typeof manifestPage>;
export type { NavigationEntry };
