import type { PartnerRecord } from '../../../../server/src/sample/trade/trade-files.ts';

/** By continent: code, three letters, ISO number, customs number, name, English */
const rows = `
亚洲
TH THA 764 136 泰国 Thailand
VN VNM 704 141 越南 Viet Nam
MY MYS 458 122 马来西亚 Malaysia
ID IDN 360 112 印度尼西亚 Indonesia
PH PHL 608 129 菲律宾 Philippines
MM MMR 104 106 缅甸 Myanmar
LA LAO 418 119 老挝 Lao People's Democratic Republic
KH KHM 116 107 柬埔寨 Cambodia
SG SGP 702 132 新加坡 Singapore
JP JPN 392 116 日本 Japan
KR KOR 410 133 韩国 Republic of Korea
HK HKG 344 110 中国香港 Hong Kong, China
MN MNG 496 124 蒙古 Mongolia
IN IND 356 111 印度 India
PK PAK 586 127 巴基斯坦 Pakistan
BD BGD 050 103 孟加拉国 Bangladesh
LK LKA 144 134 斯里兰卡 Sri Lanka
KZ KAZ 398 145 哈萨克斯坦 Kazakhstan
UZ UZB 860 149 乌兹别克斯坦 Uzbekistan
KG KGZ 417 146 吉尔吉斯斯坦 Kyrgyzstan
TJ TJK 762 147 塔吉克斯坦 Tajikistan
TM TKM 795 148 土库曼斯坦 Turkmenistan
IR IRN 364 113 伊朗 Islamic Republic of Iran
TR TUR 792 137 土耳其 Türkiye
SA SAU 682 131 沙特阿拉伯 Saudi Arabia
AE ARE 784 138 阿联酋 United Arab Emirates
大洋洲
AU AUS 036 601 澳大利亚 Australia
NZ NZL 554 609 新西兰 New Zealand
PG PNG 598 611 巴布亚新几内亚 Papua New Guinea
北美洲
US USA 840 502 美国 United States of America
CA CAN 124 501 加拿大 Canada
MX MEX 484 429 墨西哥 Mexico
CR CRI 188 415 哥斯达黎加 Costa Rica
GT GTM 320 423 危地马拉 Guatemala
PA PAN 591 432 巴拿马 Panama
南美洲
BR BRA 076 410 巴西 Brazil
AR ARG 032 402 阿根廷 Argentina
CL CHL 152 412 智利 Chile
PE PER 604 434 秘鲁 Peru
EC ECU 218 419 厄瓜多尔 Ecuador
UY URY 858 444 乌拉圭 Uruguay
BO BOL 068 408 玻利维亚 Bolivia
CO COL 170 413 哥伦比亚 Colombia
欧洲
RU RUS 643 344 俄罗斯 Russian Federation
UA UKR 804 347 乌克兰 Ukraine
BY BLR 112 340 白俄罗斯 Belarus
FR FRA 250 305 法国 France
ES ESP 724 312 西班牙 Spain
NL NLD 528 309 荷兰 Netherlands
DE DEU 276 304 德国 Germany
IT ITA 380 307 意大利 Italy
GB GBR 826 303 英国 United Kingdom
IE IRL 372 306 爱尔兰 Ireland
BE BEL 056 301 比利时 Belgium
DK DNK 208 302 丹麦 Denmark
NO NOR 578 326 挪威 Norway
FO FRO 234 357 法罗群岛 Faroe Islands
PL POL 616 327 波兰 Poland
AT AUT 040 315 奥地利 Austria
HU HUN 348 321 匈牙利 Hungary
CZ CZE 203 352 捷克 Czech Republic
RS SRB 688 358 塞尔维亚 Serbia
GR GRC 300 310 希腊 Greece
非洲
ZA ZAF 710 244 南非 South Africa
EG EGY 818 215 埃及 Egypt
MA MAR 504 232 摩洛哥 Morocco
ET ETH 231 217 埃塞俄比亚 Ethiopia
KE KEN 404 224 肯尼亚 Kenya
TZ TZA 834 247 坦桑尼亚 United Republic of Tanzania
SD SDN 729 246 苏丹 Sudan
SN SEN 686 240 塞内加尔 Senegal
NE NER 562 235 尼日尔 Niger
TG TGO 768 248 多哥 Togo
BJ BEN 204 203 贝宁 Benin
MZ MOZ 508 233 莫桑比克 Mozambique
MG MDG 450 227 马达加斯加 Madagascar
ZW ZWE 716 254 津巴布韦 Zimbabwe
CI CIV 384 223 科特迪瓦 Cote d'Ivoire
GH GHA 288 220 加纳 Ghana
NG NGA 566 236 尼日利亚 Nigeria
`;

/** Countries and regions of the sample; names and numbers are those of the public nomenclatures. */
export const samplePartners: PartnerRecord[] = rows
  .trim()
  .split('\n')
  .reduce<{ continent: string; list: PartnerRecord[] }>(
    ({ continent, list }, row) => {
      const [code = '', iso3 = '', numeric = '', customs = '', name = '', ...en] = row.split(' ');
      if (!iso3) return { continent: row, list };
      list.push({ code, iso3, numeric, customs, name, en: en.join(' '), continent });
      return { continent, list };
    },
    { continent: '', list: [] },
  ).list;

export const ASEAN = ['TH', 'VN', 'MY', 'ID', 'PH', 'MM', 'LA', 'KH', 'SG'];

/** Partners without a coast: what they sell is not caught at sea. */
export const LANDLOCKED = 'LA MN KZ UZ KG TJ TM BO BY AT HU CZ RS ET NE ZW'.split(' ');
