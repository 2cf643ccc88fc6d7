import type { DataFor } from '@bee/contracts/operations';
import type { Db } from '../../../../db/schema.ts';
import { countStandardCategories } from '../../../standards/index.ts';
import { columns } from '../model/column-titles.ts';
import { countCategories, countTypes, listBanners } from '../store/column.repository.ts';

export const readColumns = async (db: Db, scope: keyof typeof columns): Promise<DataFor<'article/getColumnList'>> => {
  const counts = await countTypes(db, scope);
  return columns[scope].map((column) => ({
    ...column,
    count: counts.find(({ type }) => type === column.type)?.count ?? 0,
  }));
};

export const readCategories = (db: Db, scope: string, type: string | undefined) =>
  scope === 'standard' ? countStandardCategories(db) : countCategories(db, scope, type);

export const readBanners = async (db: Db, pos: string): Promise<DataFor<'article/getBannerList'>> => {
  const rows = await listBanners(db, pos);
  return rows.map(({ id, title, subtitle, image, page, params }) => ({
    id,
    title,
    subtitle,
    image,
    to: page ? { page, params } : null,
  }));
};
