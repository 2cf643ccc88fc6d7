export type SamplePort = {
  code: string;
  name: string;
  customs: string;
  adcode: string;
  type: 'sea' | 'air' | 'land' | 'rail' | 'river';
};

/** code, name, customs district, region, kind */
const rows: [string, string, string, string, SamplePort['type']][] = [
  ['CNSHA', '上海港', '上海海关', '310000', 'sea'],
  ['CNPVG', '上海浦东机场', '上海海关', '310000', 'air'],
  ['CNNGB', '宁波舟山港', '宁波海关', '330200', 'sea'],
  ['CNTAO', '青岛港', '青岛海关', '370200', 'sea'],
  ['CNWEI', '威海港', '青岛海关', '371000', 'sea'],
  ['CNTSN', '天津港', '天津海关', '120000', 'sea'],
  ['CNDLC', '大连港', '大连海关', '210200', 'sea'],
  ['CNXMN', '厦门港', '厦门海关', '350200', 'sea'],
  ['CNSHK', '深圳蛇口港', '深圳海关', '440300', 'sea'],
  ['CNYTN', '深圳盐田港', '深圳海关', '440300', 'sea'],
  ['CNNSA', '广州南沙港', '广州海关', '440100', 'sea'],
  ['CNQZH', '钦州港', '南宁海关', '450700', 'sea'],
  ['CNPIN', '凭祥友谊关', '南宁海关', '451400', 'land'],
  ['CNDOX', '东兴口岸', '南宁海关', '450600', 'land'],
  ['CNHEK', '河口口岸', '昆明海关', '532500', 'land'],
  ['CNMHN', '磨憨口岸', '昆明海关', '532800', 'land'],
  ['CNRUI', '瑞丽口岸', '昆明海关', '533100', 'land'],
  ['CNKMG', '昆明王家营西站', '昆明海关', '530100', 'rail'],
  ['CNMZL', '满洲里口岸', '满洲里海关', '150700', 'land'],
  ['CNSFH', '绥芬河口岸', '哈尔滨海关', '231000', 'land'],
  ['CNHRG', '霍尔果斯口岸', '乌鲁木齐海关', '654000', 'land'],
  ['CNALK', '阿拉山口口岸', '乌鲁木齐海关', '652700', 'rail'],
  ['CNCKG', '重庆团结村站', '重庆海关', '500000', 'rail'],
  ['CNWUH', '武汉港', '武汉海关', '420100', 'river'],
];

/** 示例数据: ports with codes in the manner of UN/LOCODE. */
export const samplePorts: SamplePort[] = rows.map(([code, name, customs, adcode, type]) => ({
  code,
  name,
  customs,
  adcode,
  type,
}));

/** Ports that our goods leave through, by the province where they are bought. */
export const exportPorts: [port: string, reg: string][] = [
  ['CNTAO', '370000'],
  ['CNSHA', '310000'],
  ['CNNGB', '330000'],
  ['CNXMN', '350000'],
  ['CNNSA', '440000'],
  ['CNDLC', '210000'],
  ['CNPIN', '450000'],
  ['CNMHN', '530000'],
];
