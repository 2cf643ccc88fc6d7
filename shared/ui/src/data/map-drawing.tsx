import type { ProvinceMapProps } from '@bee/charts/map';
import { usePlatform } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { CoverBoundary } from './cover-boundary.tsx';
import { mapApproval } from './map-approval.ts';
import { useNearView } from './use-near-view.ts';

export type MapDrawingProps = ProvinceMapProps;

const ProvinceMap = lazy(() => import('@bee/charts/map').then((map) => ({ default: map.ProvinceMap })));

/**
 * The map of the provinces, loaded near the viewport; with data saver, on request. A table next to it has the same
 * figures without the map. Below it is the approval number, which the law requires.
 */
export function MapDrawing(props: MapDrawingProps) {
  const [host, near] = useNearView<HTMLElement>();
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState(false);
  const { site } = usePlatform().composition;
  return (
    <figure ref={host} className="bee-map">
      {near || asked ? (
        <CoverBoundary onFail={() => setFailed(true)}>
          <Suspense fallback={<Waiting>地图加载中，各省数字见表。</Waiting>}>
            <ProvinceMap {...props} />
          </Suspense>
        </CoverBoundary>
      ) : (
        <Waiting>
          各省数字见表。
          <Button onClick={() => setAsked(true)}>显示地图</Button>
        </Waiting>
      )}
      {failed ? <Waiting>地图没有加载成功，各省数字见表。</Waiting> : null}
      <figcaption className="bee-map-approval bee-note">{mapApproval(site?.map_approval)}</figcaption>
    </figure>
  );
}

/** Placeholder with the height of map and legend, so that nothing shifts when it loads. */
function Waiting({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="bee-map-stage">
        <p className="bee-map-wait bee-small bee-inline">{children}</p>
      </div>
      <div className="bee-map-legend" />
    </>
  );
}
