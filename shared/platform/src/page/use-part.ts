import { type ComponentType, useEffect, useState } from 'react';
import { toast } from '../overlay/toast.store.ts';
import { usePlatform } from '../platform-context.tsx';
import { reloadOnce } from './reload-once.ts';

/** Something that most visits never show. */
export type Part<Props> = {
  /** Doors of @bee/ui beside content whose styles it needs. */
  doors?: readonly string[];
  load(): Promise<ComponentType<Props>>;
  /** Instead of a message. */
  onFailure?(): void;
};

/** Its code and styles come when it is first wanted; null until then. `part` is one and the same on every render. */
export function usePart<Props>(wanted: boolean, part: Part<Props>): ComponentType<Props> | null {
  const { ensureDoors } = usePlatform();
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const missing = wanted && !Loaded;

  useEffect(() => {
    if (!missing) return;
    let left = false;
    Promise.all([part.load().catch(reloadOnce), ensureDoors(part.doors ?? [])]).then(
      ([component]) => {
        if (!left) setLoaded(() => component);
      },
      () => {
        if (left) return;
        if (part.onFailure) part.onFailure();
        else toast.error('没有加载出来，请检查网络后重试');
      },
    );
    return () => {
      left = true;
    };
  }, [missing, part, ensureDoors]);

  return Loaded;
}
