import type { ManifestPage, NavigationEntry } from './manifest.ts';
import type { SiteInfo } from './site-info.ts';

/** A file that is fetched with its integrity (`sha256-…`). */
export type HashedFile = { url: string; integrity: string };

/** One release of a remote, as the browser needs it. `base` ends with a slash; every other path is below it. */
export type RemoteRelease = {
  release: string;
  container: string;
  base: string;
  entry: HashedFile;
  style: HashedFile | null;
};

export type RemoteInPage = RemoteRelease & {
  title: string;
  owner: string;
  pages: ManifestPage[];
  navigation: NavigationEntry[];
  widgets: { name: string; doors: string[] }[];
  lastKnownGood: RemoteRelease | null;
};

/** What a development server says of the remote that it serves; paths are below its origin. */
export type DevelopedRemote = Pick<
  RemoteInPage,
  'title' | 'owner' | 'pages' | 'navigation' | 'widgets' | 'container'
> & {
  name: string;
  entry: string;
  style: string;
  /** First script of a shell that is built for development. */
  shell: string;
};

/**
 * The composition as inlined into every document: all routes, and every entry with its hash. An entry carries the
 * hashes of its own chunks, so nothing unknown is ever executed.
 */
export type PageComposition = {
  id: string;
  shell: {
    release: string;
    doors: Record<string, HashedFile>;
    /** Its own pages; they come before those of a remote with the same id. */
    pages?: ManifestPage[];
  };
  remotes: Record<string, RemoteInPage>;
  /** What the operator says about the installation; the same for every release. */
  site?: SiteInfo;
  /** Absent where no remote has a host name of its own. */
  hosts?: OwnHosts;
};

/** Where pages stand when remotes have host names of their own. Addresses have no slash at the end. */
export type OwnHosts = {
  mainUrl: string;
  /** By remote; the pages of all others stand on the main site. */
  urls: Record<string, string>;
  /** The remote whose host name this document was asked for at, and the path that its `/` shows; null on the main site. */
  here: { remote: string; start: string; title: string } | null;
};

/** What search engines and share cards read. The canonical address comes from the manifest. */
export type Head = {
  title: string;
  description?: string;
  robots?: 'noindex';
  /** Path of the page that the same content belongs to, where it is another one. */
  canonical?: string;
  /** Address of the navigation entry that the page belongs to, where its route does not tell. */
  section?: string;
  /** Open Graph type; `website` where left out. */
  type?: 'website' | 'article';
  /** Path of the picture that share cards show, 1200 × 630; the site's own where left out. */
  image?: string;
  /** Addresses in it may be paths; the edge makes them absolute. */
  jsonLd?: Record<string, unknown> | Record<string, unknown>[];
};

/** For whom a document was rendered: with a token cookie the gated parts are skeletons. */
export type DocumentViewer = 'visitor' | 'member';

/** A page as a remote's server file renders it. */
export type RenderedPage = { status: 200 | 401 | 404 | 500; html: string; head: Head | null; data: unknown };
export type RenderedWidget = { html: string; data: unknown };

/** The frame around a page as the shell's server file renders it; `frame` is data that the browser needs again. */
export type RenderedFrame = { top: string; navigation: string; bottom: string; frame: unknown; notFound: string };

/** Where browsers send the records of the action log, and the fixed header that goes with them. */
export type LogTarget = { address: string; header: [name: string, value: string] };
