import type { PortRecord } from '../../../../server/src/sample/trade/trade-files.ts';
import { tableLines } from '../table-text.ts';

export type SamplePort = PortRecord & { lng: number; lat: number };

/** 示例数据: ports with codes in the manner of UN/LOCODE, where they lie to some kilometres. */
export const samplePorts: SamplePort[] = tableLines('world/ports.txt').map((row) => {
  const [code = '', name = '', customs = '', adcode = '', type = '', lng, lat] = row.split(' ');
  return { code, name, customs, adcode, type: type as SamplePort['type'], lng: Number(lng), lat: Number(lat) };
});

const byCode = new Map(samplePorts.map((port) => [port.code, port]));

/** @throws Error for a code that the table does not have */
export const portOf = (code: string): SamplePort => {
  const port = byCode.get(code);
  if (!port) throw new Error(`There is no port ${code}`);
  return port;
};
