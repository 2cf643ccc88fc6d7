export type SamplePartner = {
  code: string;
  iso3: string;
  numeric: string;
  customs: string;
  name: string;
  en: string;
  continent: string;
  /** Ports that its goods come through, the main one first. */
  ports: string[];
};

const SEA_NORTH = 'CNTAO CNTSN CNDLC';
const SEA_EAST = 'CNSHA CNNGB CNTAO';
const SEA_SOUTH = 'CNSHK CNYTN CNNSA';

/** code, three letters, ISO number, customs number, name, English, continent, ports */
const rows: string[][] = [
  ['TH', 'THA', '764', '136', '泰国', 'Thailand', '亚洲', 'CNPIN CNMHN CNSHK'],
  ['VN', 'VNM', '704', '141', '越南', 'Viet Nam', '亚洲', 'CNPIN CNDOX CNHEK'],
  ['MY', 'MYS', '458', '122', '马来西亚', 'Malaysia', '亚洲', SEA_SOUTH],
  ['ID', 'IDN', '360', '112', '印度尼西亚', 'Indonesia', '亚洲', 'CNQZH CNSHA CNSHK'],
  ['PH', 'PHL', '608', '129', '菲律宾', 'Philippines', '亚洲', 'CNSHA CNDLC CNSHK'],
  ['MM', 'MMR', '104', '106', '缅甸', 'Myanmar', '亚洲', 'CNRUI CNMHN'],
  ['LA', 'LAO', '418', '119', '老挝', "Lao People's Democratic Republic", '亚洲', 'CNMHN CNKMG'],
  ['KH', 'KHM', '116', '107', '柬埔寨', 'Cambodia', '亚洲', SEA_SOUTH],
  ['SG', 'SGP', '702', '132', '新加坡', 'Singapore', '亚洲', SEA_EAST],
  ['JP', 'JPN', '392', '116', '日本', 'Japan', '亚洲', SEA_EAST],
  ['KR', 'KOR', '410', '133', '韩国', 'Republic of Korea', '亚洲', 'CNTAO CNWEI CNDLC'],
  ['HK', 'HKG', '344', '110', '中国香港', 'Hong Kong, China', '亚洲', 'CNSHK CNNSA'],
  ['IN', 'IND', '356', '111', '印度', 'India', '亚洲', SEA_EAST],
  ['PK', 'PAK', '586', '127', '巴基斯坦', 'Pakistan', '亚洲', SEA_EAST],
  ['AU', 'AUS', '036', '601', '澳大利亚', 'Australia', '大洋洲', 'CNSHA CNTSN CNNSA'],
  ['NZ', 'NZL', '554', '609', '新西兰', 'New Zealand', '大洋洲', 'CNSHA CNTSN CNPVG'],
  ['US', 'USA', '840', '502', '美国', 'United States of America', '北美洲', 'CNSHA CNTAO CNNSA'],
  ['CA', 'CAN', '124', '501', '加拿大', 'Canada', '北美洲', SEA_NORTH],
  ['MX', 'MEX', '484', '429', '墨西哥', 'Mexico', '北美洲', 'CNSHA CNPVG'],
  ['CR', 'CRI', '188', '415', '哥斯达黎加', 'Costa Rica', '北美洲', SEA_EAST],
  ['BR', 'BRA', '076', '410', '巴西', 'Brazil', '南美洲', 'CNTAO CNTSN CNNSA'],
  ['AR', 'ARG', '032', '402', '阿根廷', 'Argentina', '南美洲', 'CNSHA CNTSN CNQZH'],
  ['CL', 'CHL', '152', '412', '智利', 'Chile', '南美洲', 'CNSHA CNNSA CNTSN'],
  ['PE', 'PER', '604', '434', '秘鲁', 'Peru', '南美洲', SEA_EAST],
  ['EC', 'ECU', '218', '419', '厄瓜多尔', 'Ecuador', '南美洲', 'CNSHA CNDLC CNNSA'],
  ['RU', 'RUS', '643', '344', '俄罗斯', 'Russian Federation', '欧洲', 'CNMZL CNSFH CNDLC'],
  ['UA', 'UKR', '804', '347', '乌克兰', 'Ukraine', '欧洲', SEA_NORTH],
  ['FR', 'FRA', '250', '305', '法国', 'France', '欧洲', SEA_EAST],
  ['ES', 'ESP', '724', '312', '西班牙', 'Spain', '欧洲', SEA_EAST],
  ['NL', 'NLD', '528', '309', '荷兰', 'Netherlands', '欧洲', SEA_EAST],
  ['DE', 'DEU', '276', '304', '德国', 'Germany', '欧洲', 'CNSHA CNCKG CNTSN'],
  ['IT', 'ITA', '380', '307', '意大利', 'Italy', '欧洲', SEA_EAST],
  ['KZ', 'KAZ', '398', '145', '哈萨克斯坦', 'Kazakhstan', '亚洲', 'CNHRG CNALK'],
  ['ZA', 'ZAF', '710', '244', '南非', 'South Africa', '非洲', 'CNSHA CNNSA'],
  ['EG', 'EGY', '818', '215', '埃及', 'Egypt', '非洲', SEA_EAST],
];

/** Countries and regions of the sample; names and numbers are those of the public nomenclatures. */
export const samplePartners: SamplePartner[] = rows.map(
  ([code = '', iso3 = '', numeric = '', customs = '', name = '', en = '', continent = '', ports = '']) => ({
    code,
    iso3,
    numeric,
    customs,
    name,
    en,
    continent,
    ports: ports.split(' '),
  }),
);

export const ASEAN = ['TH', 'VN', 'MY', 'ID', 'PH', 'MM', 'LA', 'KH', 'SG'];
