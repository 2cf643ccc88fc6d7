import {
  accessFile,
  codeFile,
  goodsFile,
  goodsLineFile,
  otherLineFile,
  partnerFile,
  placeFile,
  portFile,
  tariffFile,
} from '../../../../server/src/sample/trade/trade-files.ts';
import { type DrawnKind, drawnFile, ESTIMATE } from '../drawn-kind.ts';
import { marketAccess } from '../world/market-access.ts';
import { samplePartners } from '../world/partners.ts';
import { samplePorts } from '../world/ports.ts';
import { type SampleGoods, sampleGoods } from './goods.ts';
import { sampleCodes } from './hs-catalogue.ts';
import { samplePlaces } from './places.ts';
import { placeCateOf, requirementsOf } from './requirements.ts';
import { sampleTariffs } from './tariffs.ts';
import { type DrawnLine, sampleLines } from './trade-lines.ts';

export const drawTrade = (): DrawnKind => {
  const lines = sampleLines();
  return {
    name: 'trade',
    basis: `codes, partners and ports: public nomenclatures, in plain words; amounts, prices and rates: ${ESTIMATE}, after public yearly totals; sites, permits and notices are invented`,
    drawn: 'Goods with their seasons, partners and ports; the server computes the rows of each month from the lines.',
    files: [
      drawnFile(partnerFile, samplePartners),
      drawnFile(
        portFile,
        samplePorts.map(({ lng, lat, ...port }) => port),
      ),
      drawnFile(codeFile, sampleCodes),
      drawnFile(goodsFile, sampleGoods.map(goodsRecord)),
      drawnFile(tariffFile, sampleTariffs()),
      drawnFile(placeFile, samplePlaces()),
      drawnFile(accessFile, marketAccess),
      drawnFile(goodsLineFile, lines.filter(({ goods }) => goods).map(lineRecord)),
      drawnFile(otherLineFile, lines.filter(({ goods }) => !goods).map(lineRecord)),
    ],
  };
};

const goodsRecord = (goods: SampleGoods) => ({
  name: goods.name,
  alias: goods.alias,
  cate: goods.cate,
  hs: goods.hs,
  latin: goods.latin,
  description: descriptionOf(goods),
  placeCate: placeCateOf(goods),
  requirements: requirementsOf(goods),
});

const descriptionOf = ({ name, alias, hs, cate }: SampleGoods): string =>
  `${name}${alias.length > 0 ? `（又称${alias.join('、')}）` : ''}，${cate}类商品，按 ${hs.join('、')} 申报。`;

const lineRecord = ({ hs: { code, unit, validFrom, validTo }, goods, ...line }: DrawnLine) => ({
  hs: { code, unit, validFrom, validTo },
  goods: goods && { name: goods.name, produce: goods.produce },
  ...line,
});
