import type { Db } from '../../../db/schema.ts';
import { NotFound } from '../../../http/errors.ts';
import type { ServiceOf } from '../../../http/route.ts';
import { nameKey } from '../../../text/name-key.ts';
import { markName } from '../model/mark-name.ts';
import { findNode, findNodes, listNodes, type NodeRow } from '../store/tree.repository.ts';

/** One level of the tree. @throws NotFound if the node does not exist */
export const readTree: ServiceOf<'industry/getDataDomainTree'> = async (db, { pid }) => {
  const rows = await listNodes(db, pid ?? null);
  if (rows.length === 0 && pid !== undefined) await knownNode(db, pid);
  return rows.map(presentNode);
};

const MAX_FOUND = 50;
const MAX_WORDS = 6;

export const searchTree: ServiceOf<'industry/searchTree'> = async (db, { keyword }) => {
  const words = [...new Set(keyword.split(/\s+/).map(nameKey).filter(Boolean))].slice(0, MAX_WORDS);
  if (words.length === 0) return { list: [], total: 0 };
  const rows = await findNodes(db, words, MAX_FOUND);
  return {
    list: rows.map((row) => {
      // A node found by an alias shows the alias after its title.
      const shown = row.other ? `${row.title}（${row.name}）` : row.title;
      return { ...presentNode(row), path: row.path, hl: markName(shown, words) };
    }),
    total: rows[0]?.total ?? 0,
  };
};

/** The categories below a domain. @throws NotFound if the domain does not exist */
export const readCategories: ServiceOf<'industry/getCategory'> = async (db, { domain_id }) => {
  await knownNode(db, domain_id);
  const rows = await listNodes(db, domain_id);
  return rows.filter(({ type }) => type === 'category').map(({ id, title, tables }) => ({ id, title, count: tables }));
};

const knownNode = async (db: Db, id: string): Promise<NodeRow> => {
  const node = await findNode(db, id);
  if (!node) throw new NotFound(`目录中没有编号为“${id}”的节点，可能已随数据更新而撤下；请从产业领域重新展开`);
  return node;
};

const presentNode = ({ id, pid, title, type, tables, freq }: NodeRow) => ({
  id,
  pid,
  title,
  type,
  count: tables,
  has_children: type !== 'model',
  model_id: type === 'model' ? id : null,
  freq,
});
