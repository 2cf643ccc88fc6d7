/** Column and row of each province, by the first two digits of its code: a schematic arrangement, not a map. */
const PLACES = `
65:0,2 54:0,4 63:1,3 62:2,2 64:3,2 15:4,1 61:3,3 51:2,4 50:3,4 53:2,5 52:3,5 45:3,6 46:3,7
11:5,1 12:6,1 13:5,2 14:4,2 41:4,3 42:4,4 43:4,5 44:4,6 81:5,7 82:4,7
23:7,0 22:7,1 21:6,2 37:5,3 32:6,3 34:5,4 31:7,3 33:6,4 36:5,5 35:6,5 71:7,6`;

const NAMES: Record<string, string> = Object.fromEntries(
  '11京 12津 13冀 14晋 15蒙 21辽 22吉 23黑 31沪 32苏 33浙 34皖 35闽 36赣 37鲁 41豫 42鄂 43湘 44粤 45桂 46琼 50渝 51川 52黔 53滇 54藏 61陕 62甘 63青 64宁 65新 71台 81港 82澳'
    .split(' ')
    .map((part) => [part.slice(0, 2), part.slice(2)]),
);

export type ProvincePlace = { adcode: string; short: string; column: number; row: number };

export const provincePlaces: readonly ProvincePlace[] = PLACES.trim()
  .split(/\s+/)
  .map((part) => {
    const [code = '', place = ''] = part.split(':');
    const [column = 0, row = 0] = place.split(',').map(Number);
    return { adcode: `${code}0000`, short: NAMES[code] ?? code, column, row };
  });

export const COLUMNS = 8;
export const ROWS = 8;
