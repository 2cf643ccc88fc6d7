import type { Database } from '../../../db/schema.ts';
import type { Fields, ImportKind, ParsedRow } from '../../../importer/import-kind.ts';
import { stagedRows } from '../../../importer/stage-rows.ts';
import { publishPorts } from './store/publish-ports.ts';
import { cleanText } from './trade-text.ts';

type PortImport = Omit<Database['trade_port'], 'sample'>;

const types: Record<string, NonNullable<PortImport['type']>> = {
  sea: 'sea',
  海港: 'sea',
  air: 'air',
  空港: 'air',
  land: 'land',
  公路: 'land',
  rail: 'rail',
  铁路: 'rail',
  river: 'river',
  内河: 'river',
};

const staging = stagedRows<PortImport>({
  table: 'stage_port',
  columns: { code: 'text', name: 'text', customs: 'text', adcode: 'text', type: 'text' },
});

/** Ports; trade rows refer to them by code. */
export const ports: ImportKind<PortImport> = {
  name: 'ports',
  sourceKind: 'hs',
  title: '口岸',
  columns: [
    { names: ['code', 'unlocode', '代码', '口岸代码'], required: true },
    { names: ['name', '名称', '口岸'], required: true },
    { names: ['customs', '直属海关', '海关'] },
    { names: ['adcode', '行政区划代码'] },
    { names: ['type', '类型'] },
  ],
  parse: (fields) => parsePort(fields),
  keyOf: ({ code }) => code,
  ...staging,
  publish: publishPorts,
};

const parsePort = (fields: Fields): ParsedRow<PortImport> => {
  const [code, name] = [cleanText(fields.code).toUpperCase(), cleanText(fields.name)];
  if (!/^[A-Z0-9]{2,12}$/.test(code)) return { refused: `口岸代码不对（${code || '空'}）` };
  if (!name) return { refused: '没有名称' };
  const adcode = cleanText(fields.adcode);
  return {
    row: {
      code,
      name,
      customs: cleanText(fields.customs) || null,
      adcode: /^\d{6}$/.test(adcode) ? adcode : null,
      type: types[cleanText(fields.type).toLowerCase()] ?? null,
    },
    doubts: [],
  };
};
