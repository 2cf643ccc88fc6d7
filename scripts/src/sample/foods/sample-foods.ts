import type { NutrientKey } from '@bee/contracts/entity/nutrient';
import type { Amount, GlycemicEntry, NewFood } from '../../../../server/src/modules/food/store/store-foods.ts';
import { chance } from '../../../../server/src/sample/random.ts';
import { fattyAcidsOf } from './fatty-acids.ts';
import { type FoodGroup, foodGroups, type TypicalAmounts } from './food-catalogue.ts';
import { ownAmounts, ownVitaminC } from './own-amounts.ts';

/** Sample foods with amounts of our own making: their own where they are unlike their group, else those of the group, moved a little for each. */
export const sampleFoods = (): NewFood[] =>
  foodGroups.flatMap((group, place) => group.foods.map((names, no) => foodOf(group, place, names, no)));

const foodOf = (group: FoodGroup, place: number, [name = '', ...alias]: string[], no: number): NewFood => {
  const representative = name.includes('代表值');
  const amounts = amountsOf(group, name);
  return {
    // No codes of a published table.
    code: `s${String(place + 1).padStart(2, '0')}${String(no + 1).padStart(3, '0')}${representative ? 'x' : ''}`,
    name,
    alias,
    en: null,
    latin: null,
    first: group.first,
    second: group.second,
    edible: Math.min(100, Math.round(group.edible * (0.94 + 0.12 * chance('edible', name)))),
    representative,
    origin: null,
    description: '示例数据：数值由农小蜂按同类食物的常见水平编写，仅供演示，不可用于配餐或标签。',
    dataClass: 'calc',
    portions: [group.portion],
    amounts,
  };
};

/** Grams of water that a dried food keeps. */
const DRIED_WATER = 11;

const amountsOf = ({ typical, second }: FoodGroup, name: string): NewFood['amounts'] => {
  const acids = fattyAcidsOf(name, second);
  const own = ownAmounts.get(name);
  const macros = macrosOf(own ?? typical, name, own ? () => 0.03 : widthOf);
  const solids = solidsOf(macros);
  const dried = !own && name.includes('（干）') && solids < 100 - DRIED_WATER;
  const factor = dried ? (100 - DRIED_WATER) / solids : 1;
  const by = (amount: number) => amount * factor;
  const [protein, fat, carb, ash] = [macros.protein, macros.fat, macros.carb, macros.ash].map(by) as [
    number,
    number,
    number,
    number,
  ];
  const typicalFiber = own ? own.fiber : typical.fiber;
  const fiber = typicalFiber === null ? null : Math.min(carb, by(moved(typicalFiber, name, 'fiber', own ? 0.05 : 0.3)));
  const energy = 4 * protein + 9 * fat + 4 * (carb - (fiber ?? 0)) + 2 * (fiber ?? 0);
  // What remains as ash is minerals; vitamins go with the solids.
  const mineralFactor = own ? own.ash / typical.ash : factor;
  const vitaminFactor = own && name.includes('（干）') ? solids / solidsOf(typical) : factor;
  const [ca, p, k, groupNa, mg, fe, zn, se] = typical.minerals.map((one, no) =>
    one === null ? null : mineralFactor * moved(one, name, `m${no}`, 0.4),
  );
  const na = own?.na === undefined ? groupNa : moved(own.na, name, 'm3', 0.08);
  const [carotene, retinol, b1, b2, niacin, c, e] = typical.vitamins.map((one, no) =>
    one === null ? null : moved(one, name, `v${no}`, 0.45) * vitaminFactor * (no === 5 && vitaminFactor > 1 ? 0.2 : 1),
  );
  const chol = own?.chol === undefined ? typical.chol : own.chol;
  const calculated = fat > 90;
  return known({
    energy: amount(energy, 0, calculated),
    energy_kj: amount(energy * 4.184, 0, calculated),
    protein: amount(protein, 1),
    fat: amount(fat, 1),
    carb: amount(carb, 1),
    fiber: fiber === null ? undefined : amount(fiber, 1),
    cholesterol:
      chol === null ? undefined : amount(by(moved(chol, name, 'chol', own?.chol === undefined ? 0.3 : 0.05)), 0),
    water: amount(100 - protein - fat - carb - ash, 1),
    ash: amount(ash, 1),
    ca: gappy(name, 'ca', amount(ca, 0)),
    p: amount(p, 0),
    k: amount(k, 0),
    na: amount(na, 1),
    mg: gappy(name, 'mg', amount(mg, 0)),
    fe: amount(fe, 1),
    zn: gappy(name, 'zn', amount(zn, 2)),
    se: gappy(name, 'se', limited(se, 0.5, 2)),
    cu: amount(fe == null ? null : fe * (0.06 + 0.1 * chance('cu', name)), 2),
    mn: amount(fe == null ? null : fe * (0.1 + 0.3 * chance('mn', name)), 2),
    carotene: gappy(name, 'carotene', amount(carotene, 0)),
    retinol: amount(retinol, 0),
    vit_a: retinol == null || carotene == null ? undefined : amount(retinol + carotene / 12, 0),
    vit_b1: traced(b1, 2),
    vit_b2: traced(b2, 2),
    niacin: traced(niacin, 2),
    vit_c: gappy(name, 'vit_c', traced(ownVitaminC[name] ?? c, 1)),
    vit_e: gappy(name, 'vit_e', traced(e, 2)),
    lys: protein < 1 ? undefined : amount(protein * (48 + 30 * chance('lys', name)), 0),
    met: protein < 1 ? undefined : amount(protein * (12 + 14 * chance('met', name)), 0),
    sfa: fat < 0.5 ? undefined : amount(fat * moved(acids.sfa, name, 'sfa', 0.04), 1),
    mufa: fat < 0.5 ? undefined : amount(fat * moved(acids.mufa, name, 'mufa', 0.04), 1),
    pufa: fat < 0.5 ? undefined : amount(fat * moved(acids.pufa, name, 'pufa', 0.04), 1),
  });
};

type Macros = Pick<TypicalAmounts, 'protein' | 'fat' | 'carb' | 'ash'>;

const solidsOf = ({ protein, fat, carb, ash }: Macros): number => protein + fat + carb + ash;

/** How far a food may be from its group. */
const widthOf = (value: number): number => (value > 80 ? 0.003 : value > 40 ? 0.04 : 0.22);

const macrosOf = ({ protein, fat, carb, ash }: Macros, name: string, width: (value: number) => number): Macros => {
  const all = {
    protein: moved(protein, name, 'protein', width(protein)),
    fat: moved(fat, name, 'fat', width(fat)),
    carb: moved(carb, name, 'carb', width(carb)),
    ash: moved(ash, name, 'ash', Math.min(0.2, width(ash))),
  };
  const sum = solidsOf(all);
  const most = 99.9;
  return sum <= most ? all : { ...all, carb: Math.max(0, all.carb - (sum - most)) };
};

/** The typical amount, up to `share` more or less. */
const moved = (typical: number, name: string, what: string, share: number): number =>
  typical * (1 - share + 2 * share * chance(what, name));

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

const amount = (value: number | null | undefined, decimals: number, calculated = false): Amount | undefined =>
  value === null || value === undefined
    ? undefined
    : { v: rounded(value, decimals), state: calculated ? 'est' : '=', decimals };

/** Less than half of the last decimal is a trace. */
const traced = (value: number | null | undefined, decimals: number): Amount | undefined => {
  if (value === null || value === undefined) return undefined;
  return value > 0 && value < 0.5 * 10 ** -decimals ? { v: null, state: 'tr', decimals } : amount(value, decimals);
};

/** Below what the method detects. */
const limited = (value: number | null | undefined, limit: number, decimals: number): Amount | undefined => {
  if (value == null || value >= limit) return amount(value, decimals);
  return value < limit / 3 ? { v: null, state: 'tr', decimals } : { v: limit, state: '<', decimals: 1 };
};

/** One in twelve was not measured. */
const gappy = (name: string, what: string, value: Amount | undefined): Amount | undefined =>
  chance('measured', what, name) < 1 / 12 ? undefined : value;

const known = (amounts: Partial<Record<NutrientKey, Amount | undefined>>): NewFood['amounts'] =>
  Object.fromEntries(Object.entries(amounts).filter(([, one]) => one !== undefined));

/** Made up, in the range that is usual for the group. */
const glycemicRanges: Record<string, [low: number, high: number]> = {
  稻米: [65, 84],
  小麦: [50, 82],
  杂粮: [42, 70],
  薯类: [52, 78],
  杂豆: [26, 42],
  叶菜: [14, 26],
  茄果类: [14, 32],
  瓜类: [15, 68],
  仁果类: [30, 42],
  核果类: [22, 46],
  浆果类: [30, 58],
  柑橘类: [25, 46],
  热带水果: [44, 66],
  瓜果类: [58, 74],
};

export const sampleGlycemic = (): GlycemicEntry[] =>
  sampleFoods().flatMap(({ name, second }) => {
    const range = glycemicRanges[second];
    if (!range) return [];
    const [low, high] = range;
    return [{ name, group: second, gi: Math.round(low + (high - low) * chance('gi', name)) }];
  });
