import type { ProvinceMapProps } from '@bee/charts/map';
import type { ReactNode } from 'react';
import { type Figures, FigureTable } from './figure-table.tsx';
import { MapDrawing } from './map-drawing.tsx';

/** Content of the tab 地图: the newest figures by province, in addition to the history of the other tabs. */
export type CardMap = {
  /** 各省最新价 */
  title: string;
  /** 番茄各省最新批发价: title of files and pictures. */
  fullTitle: string;
  /** Unit and date. */
  note: string;
  /** The map in words. */
  sentence: string;
  drawing: Omit<ProvinceMapProps, 'label'>;
  figures: Figures;
  /** Above the map: the control of its year. */
  above?: ReactNode;
  /** Replaces the table of figures; must have the same data. */
  beside?: ReactNode;
  /** How the figures are computed and what is excluded: 2 个市场的报价已过期，未计入. */
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
