import type { Head } from '@bee/contracts/page';
import { errorStatus } from '@bee/domain/error-status';
import { guardVerdict, unknownGuardMessage } from '@bee/domain/guard';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { ApiError, NetworkError } from '../api/api-error.ts';
import { usePlatform } from '../platform-context.tsx';
import { MISSING_PAGE, NotFoundError } from './define-page.tsx';
import { applyHead } from './document-head.ts';
import { declaredQuery } from './page-query-key.ts';
import { PageRouteContext } from './page-route.tsx';
import type { PageSource } from './page-source.ts';
import { useMinimumDuration } from './use-minimum-duration.ts';

/**
 * What a remote shows instead of a page. Passed in, because the design system depends on this package and not the
 * reverse.
 */
export type PageFallbacks = {
  Skeleton: ComponentType;
  ErrorPage: ComponentType<{ status: number; message: string; retry?(): void }>;
  LoadFailed: ComponentType<{ message: string; retry(): void }>;
  /** `ended`: the session ended on this page. */
  LoginRequired: ComponentType<{ title: string; ended?: boolean }>;
};

/** Renders the page at the current address: skeleton, failure, login prompt, 404, or the page itself. */
export function PageOutlet({ name, source, views }: { name: string; source: PageSource; views: PageFallbacks }) {
  const platform = usePlatform();
  const { match, query } = useStore(platform.location);
  const { status, endedAt } = useStore(platform.sessionStore);
  const route = useContext(PageRouteContext);
  const own = useMemo(() => {
    if (match?.remote !== name) return null;
    // The match has what no path says: fixed values, and parameters in the query of a plain address.
    return route ? { ...match, page: route.page, params: definedOf({ ...match.params, ...route.params }) } : match;
  }, [match, name, route]);
  const verdict = guardVerdict(own?.page.guard ?? 'none', status);
  const ended = endedAt !== undefined && endedAt === platform.location.getState().pathname;
  const request = own ? source.query(platform, own, query) : { queryKey: ['page', 'none'], queryFn: async () => null };
  const answer = useQuery({
    ...request,
    enabled: own !== null && verdict === 'open',
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[1] === own?.page.id ? keepPreviousData(previous) : undefined,
  });
  const page = own ? source.loaded(own) : undefined;
  const busy = useMinimumDuration(verdict === 'wait' || answer.isPending || !page);
  const ownName = platform.composition.hosts?.here?.title;
  const address = own ? { params: own.params, query: declaredQuery(own, query) } : null;
  const missing = answer.error instanceof NotFoundError || answer.data === MISSING_PAGE;

  useEffect(() => {
    if (!own) return;
    const apply = (head: Head) => {
      applyHead(head, own.canonical, ownName);
      const { location } = platform;
      if (location.getState().section !== head.section) location.setState({ section: head.section });
    };
    if (missing) apply({ title: '页面不存在', robots: 'noindex' });
    else if (answer.error) apply({ title: own.page.title, robots: 'noindex' });
    else if (verdict !== 'open' || !page || answer.data === undefined) apply({ title: own.page.title });
    else apply(page.head(answer.data, { params: own.params, query }) ?? { title: own.page.title });
  }, [platform, own, page, answer.data, answer.error, missing, verdict, query, ownName]);

  if (match && !own) return null; // another remote's page: this one is about to be unmounted
  if (!own || !address || missing) return <views.ErrorPage status={404} message="This page could not be found" />;
  if (verdict === 'unknown') return <views.ErrorPage status={500} message={unknownGuardMessage(own.page.guard)} />;
  if (verdict === 'closed') return <views.LoginRequired title={own.page.title} ended={ended} />;
  if (answer.error) {
    const { error } = answer;
    const retry = () => void answer.refetch();
    if (saysWhatToDo(error)) return <views.LoadFailed message={error.message} retry={retry} />;
    return <views.ErrorPage status={errorStatus(error)} message={error.message} retry={retry} />;
  }
  if (busy || !page) {
    const Skeleton = page?.Skeleton ?? views.Skeleton;
    return <Skeleton />;
  }
  return <div aria-busy={answer.isPlaceholderData || undefined}>{page.render(answer.data, address)}</div>;
}

const definedOf = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== undefined));

/** A network failure, or a message of the server in the user's language; a lost session has its own page. */
const saysWhatToDo = (error: Error): boolean =>
  error instanceof NetworkError ||
  (error instanceof ApiError && (error.status === 200 || error.status === MALFORMED) && error.code !== LOGGED_OUT);

const LOGGED_OUT = 401;
const MALFORMED = 422;
