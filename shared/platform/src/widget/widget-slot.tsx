import type { PropsOf } from '@bee/contracts/widget-props';
import { type ReactElement, useEffect, useRef } from 'react';
import { usePlatform } from '../platform-context.tsx';
import type { MountedWidget } from './define-widget.tsx';

type SlotOf<Embeds> = {
  [Of in keyof Embeds & string]: { of: Of } & (Record<never, never> extends PropsOf<Embeds[Of]>
    ? { props?: PropsOf<Embeds[Of]> }
    : { props: PropsOf<Embeds[Of]> });
}[keyof Embeds & string];

function Slot({ of, props = {} }: { of: string; props?: unknown }) {
  const platform = usePlatform();
  const host = useRef<HTMLDivElement>(null);
  const json = JSON.stringify(props);
  const latest = useRef(json);
  const shown = useRef<{ widget: Promise<MountedWidget>; json: string } | null>(null);
  latest.current = json;

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let gone = false;
    let mounted: MountedWidget | undefined;
    const widget = platform.mountWidget(of, element, JSON.parse(latest.current));
    shown.current = { widget, json: latest.current };
    widget.then(
      (result) => {
        mounted = result;
        if (gone) result.unmount();
      },
      () => element.setAttribute(FAILED, ''),
    );
    return () => {
      gone = true;
      mounted?.unmount();
      shown.current = null;
    };
  }, [platform, of]);

  useEffect(() => {
    const now = shown.current;
    if (!now || now.json === json) return;
    now.json = json;
    host.current?.setAttribute('aria-busy', 'true');
    now.widget
      .then((widget) => widget.update(JSON.parse(json)))
      .catch(() => host.current?.setAttribute(FAILED, ''))
      .finally(() => {
        if (now.json === json) host.current?.removeAttribute('aria-busy');
      });
  }, [json]);

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
}

/**
 * Place for a widget of another remote: `<WidgetSlot<Embeds> of="mf-data-tools/market-day" />`, where `Embeds` is
 * declared in src/widget-props.ts of the remote. React does not touch the content of the host: the server's HTML or
 * nothing. A failed widget leaves the slot empty and the page intact. After a change of properties the old content
 * stays until the new data is loaded.
 */
export const WidgetSlot = Slot as <Embeds = never>(slot: SlotOf<Embeds>) => ReactElement;

const EMPTY = { __html: '' };
const FAILED = 'data-bee-widget-failed';
