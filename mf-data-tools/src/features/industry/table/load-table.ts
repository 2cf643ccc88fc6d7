import type { ModelCard } from '@bee/contracts/entity/industry';
import type { ApiCaller } from '@bee/platform';
import { type TableQuery, tableRequest } from '../address/table-query.ts';
import { type Drawing, loadDrawing } from '../chart/load-drawing.ts';
import { refusal } from '../refusal.ts';
import { loadLevels, type TreeLevels } from '../tree/tree-levels.ts';
import type { TableAnswer, TableField, TableInfo } from './table-data.ts';

export type TableData = {
  view: 'table';
  levels: TreeLevels;
  info: TableInfo;
  fields: TableField[];
  answer: TableAnswer | null;
  /** Message of a rejected query. */
  problem: string | null;
  /** Null while the chart is closed. */
  drawing: Drawing | null;
  children: ModelCard[];
  related: ModelCard[];
};

/** A microsite does not show the tree, so it is not loaded. */
export const loadTable = async (api: ApiCaller, query: TableQuery): Promise<TableData> => {
  const model_id = query.model;
  const [info, fields, asked, children, related] = await Promise.all([
    api('industry/getIndex', { model_id }),
    api('industry/getFieldLists', { model_id }),
    ask(api, query),
    api('industry/getChildModelList', { model_id }),
    api('industry/getRelateLists', { model_id }),
  ]);
  const [levels, drawing] = await Promise.all([
    query.site
      ? {}
      : loadLevels(
          api,
          info.domain_path.map(({ id }) => id),
        ),
    query.drawn ? loadDrawing(api, query, query.drawn, fields) : null,
  ]);
  return { view: 'table', levels, info, fields, ...asked, drawing, children: children.list, related: related.list };
};

const ask = async (api: ApiCaller, query: TableQuery): Promise<Pick<TableData, 'answer' | 'problem'>> => {
  try {
    return { answer: await api('industry/getTableList', tableRequest(query)), problem: null };
  } catch (error) {
    return { answer: null, problem: refusal(error) };
  }
};
