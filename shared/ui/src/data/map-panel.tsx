import type { ProvinceMapProps } from '@bee/charts/map';
import type { ReactNode } from 'react';
import { type Figures, FigureTable } from './figure-table.tsx';
import { MapDrawing } from './map-drawing.tsx';

/** What a card shows in its tab 地图: the newest figures by province, beside the history of the other tabs. */
export type CardMap = {
  /** 各省最新价 */
  title: string;
  /** 番茄各省最新批发价: names files and pictures. */
  fullTitle: string;
  /** Unit, as of when. */
  note: string;
  /** The map in words. */
  sentence: string;
  drawing: Omit<ProvinceMapProps, 'label'>;
  figures: Figures;
  /** Over the map: what chooses its year. */
  above?: ReactNode;
  /** Instead of the figures as a table; says the same. */
  beside?: ReactNode;
  /** How the figures came about and what is left out: 2 个市场的报价已过期，未计入. */
  method?: string;
};

export function MapPanel({ map }: { map: CardMap }) {
  return (
    <>
      {map.above}
      <div className="bee-map-panel">
        <MapDrawing {...map.drawing} label={map.sentence} />
        {map.beside ?? <FigureTable figures={map.figures} caption={`${map.fullTitle}，${map.note}`} />}
      </div>
    </>
  );
}
