import { useEffect, useRef } from 'react';
import { usePlatform } from '../platform-context.tsx';
import type { MountedWidget } from './define-widget.tsx';

/**
 * Place for a widget of another remote, as `mf-data-tools/price-strip`. React leaves the content of the host alone:
 * the server's HTML or nothing. A widget that fails leaves the slot empty; the page never suffers.
 */
export const WidgetSlot = ({ of, props = {} }: { of: string; props?: unknown }) => {
  const platform = usePlatform();
  const host = useRef<HTMLDivElement>(null);
  const json = JSON.stringify(props);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let gone = false;
    let mounted: MountedWidget | undefined;
    platform.mountWidget(of, element, JSON.parse(json)).then(
      (widget) => {
        mounted = widget;
        if (gone) widget.unmount();
      },
      () => element.setAttribute('data-bee-widget-failed', ''),
    );
    return () => {
      gone = true;
      mounted?.unmount();
    };
  }, [platform, of, json]);

  return (
    <div
      ref={host}
      data-bee-widget={of}
      data-bee-props={json}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps React away from what the widget's own root renders
      dangerouslySetInnerHTML={EMPTY}
    />
  );
};

const EMPTY = { __html: '' };
