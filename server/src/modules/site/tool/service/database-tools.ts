import { countProducts, countTables } from '../store/tool.repository.ts';
import { type ReadTool, stockOf } from './tool-facts.ts';

export const industryTool: ReadTool = async (db) => {
  const { tables = 0, rows: held = 0, newest = null, sample = false } = (await countTables(db)) ?? {};
  return {
    newest,
    stock: stockOf(tables, '张数据表'),
    figure: newest ? { title: '共收录', value: held, unit: '行', decimals: 0, as_of: newest, change: null } : null,
    sample,
  };
};

export const productTool: ReadTool = async (db, today) => {
  const { products = 0, recent = 0, newest = null, sample = false } = (await countProducts(db, today)) ?? {};
  return {
    newest,
    stock: stockOf(products, '个数据产品'),
    figure: newest
      ? { title: '近 30 天有新版', value: recent, unit: '个', decimals: 0, as_of: today, change: null }
      : null,
    sample,
  };
};
