import { type ComponentType, useEffect, useState } from 'react';
import { toast } from '../overlay/toast.store.ts';
import { usePlatform } from '../platform-context.tsx';
import { reloadOnce } from './reload-once.ts';

/** A component that most visits do not show. */
export type LazyComponent<Props> = {
  /** Entry points of @bee/ui, or parts of the shell, whose styles it needs; those of `content` are always loaded. */
  styles?: readonly string[];
  load(): Promise<ComponentType<Props>>;
  /** Called instead of showing a toast. */
  onFailure?(): void;
};

/**
 * Loads code and styles of a component when it is first shown.
 * @param lazy the same object on every render
 * @returns null until the component is loaded
 */
export function useLazyComponent<Props>(isShown: boolean, lazy: LazyComponent<Props>): ComponentType<Props> | null {
  const { ensureStyles } = usePlatform();
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const isMissing = isShown && !Loaded;

  useEffect(() => {
    if (!isMissing) return;
    let isUnmounted = false;
    Promise.all([lazy.load().catch(reloadOnce), ensureStyles(lazy.styles ?? [])]).then(
      ([component]) => {
        if (!isUnmounted) setLoaded(() => component);
      },
      () => {
        if (isUnmounted) return;
        if (lazy.onFailure) lazy.onFailure();
        else toast.error('没有加载出来，请检查网络后重试');
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [isMissing, lazy, ensureStyles]);

  return Loaded;
}
