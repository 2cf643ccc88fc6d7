import type { ManifestPage, NavigationEntry } from './manifest.ts';
import type { SiteInfo } from './site-info.ts';

/** A file that is fetched with its integrity (`sha256-…`). */
export type HashedFile = { url: string; integrity: string };

/** One release of a remote, as needed by the browser. `base` ends with a slash; all other paths are below it. */
export type RemoteRelease = {
  release: string;
  container: string;
  base: string;
  entry: HashedFile;
  style: HashedFile | null;
};

/** What browsers need to know of a page; its `doors` are names of stylesheets. */
export type PageInBrowser = Omit<ManifestPage, 'content' | 'description' | 'render' | 'sitemap' | 'widgets'>;

export type RemoteInPage = RemoteRelease & {
  title: string;
  owner: string;
  pages: PageInBrowser[];
  navigation: NavigationEntry[];
  widgets: { name: string; doors: string[]; late?: boolean }[];
  lastKnownGood: RemoteRelease | null;
};

/** Response of a development server about its remote; paths are below its origin. */
export type DevelopedRemote = Pick<
  RemoteInPage,
  'title' | 'owner' | 'pages' | 'navigation' | 'widgets' | 'container'
> & {
  name: string;
  entry: string;
  style: string;
  /** First script of a shell built for development. */
  shell: string;
};

/**
 * The composition as inlined into every document: all routes, and every entry with its hash. An entry contains the
 * hashes of its own chunks, so no unverified code is executed.
 */
export type PageComposition = {
  id: string;
  shell: {
    release: string;
    /** Stylesheets by name, each with the names of those that have to be there, too. */
    doors: Record<string, HashedFile & { needs?: string[] }>;
    /** Pages of the shell; they override those of a remote with the same id. */
    pages?: PageInBrowser[];
  };
  remotes: Record<string, RemoteInPage>;
  /** Settings of the installation by the operator; the same for every release. */
  site?: SiteInfo;
  /** Absent if no remote has its own host name. */
  hosts?: OwnHosts;
};

/** Addresses of the sites when remotes have their own host names. Without a trailing slash. */
export type OwnHosts = {
  mainUrl: string;
  /** By remote; the pages of all others are on the main site. */
  urls: Record<string, string>;
  /** The remote of the requested host name, and the path shown at its `/`; null on the main site. */
  here: { remote: string; start: string; title: string } | null;
};

/** Metadata for search engines and share cards. The canonical address comes from the manifest. */
export type Head = {
  title: string;
  description?: string;
  robots?: 'noindex';
  /** Path of the canonical page, if it is another one. */
  canonical?: string;
  /** Address of the navigation entry of the page, if its route does not determine it. */
  section?: string;
  /** Open Graph type; `website` by default. */
  type?: 'website' | 'article';
  /** Path of the image for share cards, 1200 × 630; the site's own by default. */
  image?: string;
  /** Its addresses may be paths; the edge makes them absolute. */
  jsonLd?: Record<string, unknown> | Record<string, unknown>[];
};

/** The user for whom a document was rendered: with a token cookie, the gated parts are skeletons. */
export type DocumentViewer = 'visitor' | 'member';

/** A page as a remote's server file renders it. */
export type RenderedPage = { status: 200 | 401 | 404 | 500; html: string; head: Head | null; data: unknown };
export type RenderedWidget = { html: string; data: unknown };

/** The frame of a page as rendered by the shell's server file; `frame` is data that the browser needs for hydration. */
export type RenderedFrame = { top: string; navigation: string; bottom: string; frame: unknown; notFound: string };

/** Target of action log records, and the constant header to send with them. */
export type LogTarget = { address: string; header: [name: string, value: string] };
