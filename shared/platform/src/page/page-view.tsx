import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { useStore } from 'zustand';
import { usePlatform } from '../platform-context.tsx';
import { MISSING_PAGE, NotFoundError } from './define-page.tsx';
import { applyHead } from './document-head.ts';
import { declaredQuery } from './page-key.ts';
import type { PageSource } from './page-source.ts';
import { useSteady } from './use-steady.ts';

/** What a remote shows around its pages; they come from the design system, which stands above this package. */
export type PageViews = {
  Skeleton: ComponentType;
  ErrorPage: ComponentType<{ status: number; message: string }>;
  LoadFailed: ComponentType<{ message: string; retry(): void }>;
  LoginRequired: ComponentType<{ title: string }>;
};

/** The page at the current address: skeleton, failure, login prompt, 404, or the page itself. */
export const PageView = ({ name, source, views }: { name: string; source: PageSource; views: PageViews }) => {
  const platform = usePlatform();
  const { match, query } = useStore(platform.location);
  const { status } = useStore(platform.sessionStore);
  const own = match?.remote === name ? match : null;
  const closed = own?.page.guard === 'member' && status === 'visitor';
  const waiting = own?.page.guard === 'member' && status === 'pending';
  const request = own ? source.query(platform, own, query) : { queryKey: ['page', 'none'], queryFn: async () => null };
  const answer = useQuery({
    ...request,
    enabled: own !== null && !closed && !waiting,
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[1] === own?.page.id ? keepPreviousData(previous) : undefined,
  });
  const page = own ? source.loaded(own) : undefined;
  const busy = useSteady(waiting || answer.isPending || !page);
  const address = own ? { params: own.params, query: declaredQuery(own, query) } : null;
  const missing = answer.error instanceof NotFoundError || answer.data === MISSING_PAGE;

  useEffect(() => {
    if (!own) return;
    if (missing) applyHead({ title: '页面不存在', robots: 'noindex' }, own.canonical);
    else if (closed || !page || answer.data === undefined) applyHead({ title: own.page.title }, own.canonical);
    else applyHead(page.head(answer.data, { params: own.params, query }) ?? { title: own.page.title }, own.canonical);
  }, [own, page, answer.data, missing, closed, query]);

  if (match && !own) return null; // another remote's page: this one is about to be unmounted
  if (!own || !address || missing) return <views.ErrorPage status={404} message="This page could not be found" />;
  if (closed) return <views.LoginRequired title={own.page.title} />;
  if (answer.error) return <views.LoadFailed message={answer.error.message} retry={() => void answer.refetch()} />;
  if (busy || !page) {
    const Skeleton = page?.Skeleton ?? views.Skeleton;
    return <Skeleton />;
  }
  return <div aria-busy={answer.isPlaceholderData || undefined}>{page.render(answer.data, address)}</div>;
};
