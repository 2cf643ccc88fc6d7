import { reloadOnce, toast, usePlatform } from '@bee/platform';
import { type ComponentType, useEffect, useState } from 'react';

/** Something of a page that most readers never open. */
export type Part<Props> = {
  /** Doors of @bee/ui beside content whose styles it needs. */
  doors?: readonly string[];
  load(): Promise<ComponentType<Props>>;
};

/** Its code and styles come when it is first wanted; null until then. `part` is one and the same on every render. */
export const usePart = <Props>(wanted: boolean, part: Part<Props>): ComponentType<Props> | null => {
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
        if (!left) toast.error('没有加载出来，请检查网络后重试');
      },
    );
    return () => {
      left = true;
    };
  }, [missing, part, ensureDoors]);

  return Loaded;
};
