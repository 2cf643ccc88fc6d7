import type { PortRecord } from '../../../../server/src/sample/trade/trade-files.ts';

export type SamplePort = PortRecord & { lng: number; lat: number };

/** code, name, customs district, region, kind, longitude, latitude */
const rows = `
CNSHA 上海港 上海海关 310000 sea 121.6 31.35
CNYAN 上海洋山港 上海海关 310000 sea 122.05 30.63
CNPVG 上海浦东机场 上海海关 310000 air 121.8 31.15
CNZJG 张家港港 南京海关 320500 sea 120.4 31.96
CNNTG 南通港 南京海关 320600 sea 120.8 31.98
CNNGB 宁波舟山港 宁波海关 330200 sea 121.85 29.94
CNXMN 厦门港 厦门海关 350200 sea 118.02 24.48
CNTAO 青岛港 青岛海关 370200 sea 120.22 36.02
CNRZH 日照港 青岛海关 371100 sea 119.54 35.38
CNWEI 威海港 青岛海关 371000 sea 122.17 37.43
CNTSN 天津港 天津海关 120000 sea 117.79 38.98
CNPEK 北京首都机场 北京海关 110000 air 116.6 40.07
CNDLC 大连港 大连海关 210200 sea 121.86 39.01
CNSHK 深圳蛇口港 深圳海关 440300 sea 113.9 22.47
CNYTN 深圳盐田港 深圳海关 440300 sea 114.27 22.57
CNSZW 深圳文锦渡口岸 深圳海关 440300 land 114.13 22.54
CNNSA 广州南沙港 广州海关 440100 sea 113.67 22.65
CNCAN 广州白云机场 广州海关 440100 air 113.3 23.39
CNZHA 湛江港 湛江海关 440800 sea 110.41 21.18
CNFAN 防城港 南宁海关 450600 sea 108.35 21.6
CNQZH 钦州港 南宁海关 450700 sea 108.65 21.74
CNPIN 凭祥友谊关 南宁海关 451400 land 106.71 21.98
CNDOX 东兴口岸 南宁海关 450600 land 107.97 21.54
CNLBA 龙邦口岸 南宁海关 451000 land 106.33 22.88
CNHEK 河口口岸 昆明海关 532500 land 103.96 22.53
CNMHN 磨憨口岸 昆明海关 532800 land 101.69 21.18
CNRUI 瑞丽口岸 昆明海关 533100 land 97.86 24.01
CNMDN 孟定清水河口岸 昆明海关 530900 land 98.88 23.55
CNCKG 重庆团结村站 重庆海关 500000 rail 106.38 29.6
CNCGO 郑州新郑机场 郑州海关 410100 air 113.84 34.52
CNMZL 满洲里口岸 满洲里海关 150700 land 117.43 49.6
CNERL 二连浩特口岸 呼和浩特海关 152500 land 111.97 43.65
CNSFH 绥芬河口岸 哈尔滨海关 231000 land 131.15 44.4
CNHEH 黑河口岸 哈尔滨海关 231100 land 127.5 50.25
CNHRG 霍尔果斯口岸 乌鲁木齐海关 654000 land 80.41 44.21
CNALK 阿拉山口口岸 乌鲁木齐海关 652700 rail 82.56 45.17
CNTRG 吐尔尕特口岸 乌鲁木齐海关 653000 land 75.39 40.55
CNKLS 卡拉苏口岸 乌鲁木齐海关 653100 land 74.95 38.02
`;

/** 示例数据: ports with codes in the manner of UN/LOCODE, where they lie to some kilometres. */
export const samplePorts: SamplePort[] = rows
  .trim()
  .split('\n')
  .map((row) => {
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
