import { type ActiveComposition, releasesOf } from '../release/active-composition.ts';
import type { Buckets } from './canaries.ts';
import { openVariants, type Variants } from './variants.ts';

/** A canary that cannot be opened may still be uploading to the store. */
const RETRY_MS = 5000;
/** Allows pending renders in the old workers to finish. */
const CLOSE_AFTER_MS = 5000;

type Closable = { close(): void };

type Parts<Served extends Closable> = {
  follower: { current(): ActiveComposition | null; onChange(listener: () => void): void };
  activate(composition: ActiveComposition['source']): Promise<ActiveComposition>;
  /**
   * Returns a function that creates the server of each variant of one composition; all of them are closed together.
   * Workers start only on the first request.
   */
  serve(): (active: ActiveComposition) => Served;
  /** Called when another composition takes effect. */
  onSwitch(): void;
  report(problem: string): void;
};

type Current<Served> = { variants: Variants; served: Map<ActiveComposition, Served> };

/** Serves the follower's composition and its canaries; all variants switch at the same moment. */
export const followVariants = async <Served extends Closable>({
  follower,
  activate,
  serve,
  onSwitch,
  report,
}: Parts<Served>) => {
  let current: Current<Served> | null = null;
  let turn = 0;
  let retry: NodeJS.Timeout | undefined;
  let problems: string[] = [];

  /** Reports a problem once for as long as it lasts. */
  const say = (found: string[]) => {
    for (const problem of found) if (!problems.includes(problem)) report(problem);
    problems = found;
  };

  const follow = async (): Promise<void> => {
    turn += 1;
    const mine = turn;
    clearTimeout(retry);
    const stable = follower.current();
    const variants = stable && (await openVariants(stable, activate));
    // A newer composition may have arrived in the meantime.
    if (mine === turn && variants) switchTo(variants);
  };
  const switchTo = (variants: Variants) => {
    const before = current;
    const served = serve();
    current = { variants, served: new Map(variants.all.map((active) => [active, served(active)])) };
    say(variants.problems);
    onSwitch();
    if (before) setTimeout(() => closeAll(before), CLOSE_AFTER_MS).unref();
    if (!variants.complete) retry = setTimeout(() => void tryAgain(variants), RETRY_MS).unref();
  };
  const tryAgain = async ({ stable, all }: Variants) => {
    const mine = turn;
    const again = await openVariants(stable, activate);
    if (mine !== turn) return;
    if (again.all.length > all.length) return switchTo(again);
    say(again.problems);
    retry = setTimeout(() => void tryAgain(again), RETRY_MS).unref();
  };

  await follow();
  follower.onChange(() => void follow().catch((error: Error) => report(error.message)));

  return {
    /** For responses that are the same for all visitors: sitemap, feeds, robots. */
    stable: (): Served | null => current?.served.get(current.variants.stable) ?? null,
    of: (lots: Buckets): Served | null => current?.served.get(current.variants.of(lots)) ?? null,
    /** Null before the first composition. */
    id: (lots?: Buckets): string | null =>
      (current && (lots ? current.variants.of(lots) : current.variants.stable).id) ?? null,
    /** Releases by name; null before the first composition. */
    releases: (lots: Buckets) => current && releasesOf(current.variants.of(lots)),
    /** Problems of the served variants, for operators; empty if there are none. */
    problems: (): string[] => problems,
    /** Whether some visitors get a canary. */
    hasCanary: (): boolean => (current?.variants.all.length ?? 0) > 1,
    close: () => {
      turn += 1;
      clearTimeout(retry);
      if (current) closeAll(current);
    },
  };
};

const closeAll = <Served extends Closable>({ served }: Current<Served>) => {
  for (const one of served.values()) one.close();
};
