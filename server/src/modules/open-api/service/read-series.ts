import { openApiRight } from '@bee/domain/open-api-rights';
import type { Db } from '../../../db/schema.ts';
import { Forbidden, InvalidInput } from '../../../http/errors.ts';
import { parseRequest } from '../../../http/parse-request.ts';
import type { Viewer } from '../../../http/viewer.ts';
import type { OpenData, OpenRows, OpenValue } from '../../../open-data/open-data.ts';
import { commonParameters } from '../model/common-parameters.ts';

export type SeriesRequest = ReturnType<typeof parseSeries>;

/** @throws InvalidInput for an unknown parameter, MalformedRequest for a wrong value */
export const parseSeries = ({ path, request }: OpenData, query: Record<string, unknown>) => {
  const known = [...Object.keys(request.shape), ...Object.keys(commonParameters.shape)];
  const unknown = Object.keys(query).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new InvalidInput(`接口 ${path} 没有参数“${unknown}”；可用的参数：${known.join('、')}`, unknown);
  const twice = Object.keys(query).find((name) => Array.isArray(query[name]));
  if (twice !== undefined) throw new InvalidInput(`参数“${twice}”写了不止一次；多个值请用逗号隔开`, twice);
  return { ...parseRequest(commonParameters, query), own: parseRequest(request, query) };
};

export type SeriesPage = Omit<OpenRows<unknown>, 'rows' | 'total'> & {
  cells: OpenValue[][];
  total: number;
  limit: number;
};

/** @throws Forbidden if a page may not have that many rows */
export const readSeries = async (
  db: Db,
  series: OpenData,
  { page, limit, own }: SeriesRequest,
  { viewer, today }: { viewer: Viewer; today: string },
): Promise<SeriesPage> => {
  const { rowsPerRequest } = openApiRight(viewer);
  const size = limit ?? rowsPerRequest;
  if (size > rowsPerRequest)
    throw new Forbidden(
      `limit=${size} 超过了每次最多 ${rowsPerRequest} 行；请改小并用 page 翻页${viewer.isVip ? '' : '，或开通 VIP 提高上限'}`,
    );
  const { rows, total, ...facts } = await series.read(db, own, { viewer, today, page, limit: size });
  const shown = total === undefined ? rows.slice((page - 1) * size, page * size) : rows;
  const cells = shown.map((row) => series.columns.map(({ value }) => value(row)));
  return { ...facts, cells, total: total ?? rows.length, limit: size };
};
