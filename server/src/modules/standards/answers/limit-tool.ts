import type { Limit } from '@bee/contracts/entity/standard';
import { groupBy } from '@bee/domain/group-by';
import type { AnswerTool, Evidence, Lookup } from '../../../answering/answer-tool.ts';
import { asksForExplanation } from '../../../answering/question-words.ts';
import type { Db } from '../../../db/schema.ts';
import { findLimits } from '../service/find-limits.ts';
import { findRequestedLimit, type RequestedLimit } from './store/find-limits.ts';

/** Asks about something else than the amounts. */
const NO_AMOUNT = /标准是?[哪什]|哪[个些]标准|罚|[放存]多久|存放|保[存鲜]|冰箱|检测|检验|降低|去除|清洗|追溯|抽检|申请/;

export const limitTool: AnswerTool<RequestedLimit> = {
  name: 'limit',
  precedence: 2,
  mode: 'standard',
  recognize: async (db, { question }) => ({ found: await findRequestedLimit(db, question) }),
  claim: (asked, { question }) => {
    const { food, substance, onLimits, kind, within, isBare, stranger } = asked;
    const ofFood =
      substance === null && food !== null && onLimits && !asksForExplanation(question) && !NO_AMOUNT.test(question);
    const onFunction = kind === '添加剂' || ON_FUNCTION.test(question);
    const onFoods = isBare || onFunction || ASKS_FOODS.test(question);
    const isStrange = stranger !== null && (ofFood || onFunction);
    const ofSubstance = substance !== null && (onLimits || onFoods || (food ?? within) !== null);
    if (!ofFood && !isStrange && !ofSubstance) return null;
    return {
      kind: 'limit',
      about: `${food ?? ''}${substance ?? kind ?? ''}的限量`,
      source: '查询食品限量',
      orTexts: !isStrange,
      lookUp: async (db, { today }) =>
        isStrange
          ? { findings: [], blocks: [], missing: [`限量表里没有“${stranger}”`] }
          : findRequestedLimits(db, { ...asked, asksFoods: onFoods }, today),
      followUps: () => [...(substance ? [`${substance}的限量有哪些？`] : []), ...(food ? [`${food}有哪些标准？`] : [])],
    };
  },
  refuse: async (_db, _asked, { question, subject: [name] }) =>
    name !== undefined && STRICT.test(question) && !asksForExplanation(question) && !NO_AMOUNT.test(question)
      ? { missing: `限量表里没有“${name}”`, instead: [] }
      : null,
};

const STRICT = /限量|残留|[里中]的?[^，。]{1,8}能有多少|最(?:多|高|大)[^，。]{0,3}[有含]多少|添加量|使用量/;

/** Asks what an additive does: 山梨酸钾是防腐剂吗, 亚硝酸钠有什么功能. */
const ON_FUNCTION =
  /(?<![a-z])(?:CNS|INS)(?![a-z])|\p{Script=Han}{1,4}剂吗|[哪什么]+[类种]?[^，。]{0,5}剂|功能|起什么作用|有什么作用|有何作用/iu;

/** Asks in which foods a substance may be used. */
const ASKS_FOODS = /(?:哪些|什么|哪种|哪几种)(?:食品|食物|东西|产品)|用[在到于]哪/;

const MAX_LIMITS = 4;
const MAX_ELSEWHERE = 5;
const SHOWN = 10;
/** Substances listed for a product alone. */
const MAX_SUBSTANCES = 8;
const READ = 300;
/** Foods listed for a substance alone. */
const MAX_FOODS = 20;

type AskedLimit = Omit<RequestedLimit, 'within' | 'otherFood' | 'isBare' | 'stranger'> &
  Partial<Pick<RequestedLimit, 'within' | 'otherFood'>> & { asksFoods?: boolean };

/** Limits of a substance in a food, or in the foods `within` a class. Of limits set for food groups, only the closest group applies and is reported. */
export const findRequestedLimits = async (
  db: Db,
  { food, substance, kind, tissue, within = null, otherFood = null, asksFoods }: AskedLimit,
  today: string,
): Promise<Lookup> => {
  const ofFood = substance === null;
  const request = { ...(food && { food }), ...(substance && { substance }), ...(ofFood && kind && { kind }) };
  const { list, substance: meant } = await findLimits(
    db,
    { ...request, page: 1, limit: ofFood || asksFoods || within ? READ : SHOWN },
    today,
  );
  const applying = list.filter(
    ({ applies, food: name, group_path }) =>
      applies && (within === null || [name, ...group_path].some((one) => one.includes(within))),
  );
  const to = {
    page: 'application/standard/list',
    params: {
      view: 'limits',
      ...(food && { food }),
      ...(substance && { sub: substance }),
      ...(ofFood && kind && { kind }),
    },
  };
  const what = substance ?? kind ?? '';
  if (applying.length === 0)
    return {
      blocks: [],
      ...(food && substance
        ? await limitsElsewhere(db, { food, substance }, today)
        : none(`${food ? `“${food}”中` : ''}${what ? `“${what}”` : ''}`)),
    };
  const ofTissue = tissue ? applying.filter((limit) => partOf(limit).includes(tissue)) : [];
  const isDrug = applying.some((limit) => limit.kind === '兽药');
  return {
    findings: [
      ofFood
        ? listSubstances(food ?? '', applying, to)
        : food === null && (asksFoods || (within === null && applying.every(isUnmeasured)))
          ? [...describeAdditive(meant, applying, to), ...listFoods(applying, to)]
          : [
              ...describeAdditive(meant, applying.some(isUnmeasured) ? applying : [], to),
              ...groupByFood(ofTissue.length > 0 ? ofTissue : applying)
                .slice(0, MAX_LIMITS)
                .map((same) => ({ text: sentenceOf(same), evidence: quoteOf(same, to) })),
            ],
    ],
    blocks: [
      {
        type: 'table',
        title: `${food ?? ''}${what}限量`,
        source: { api: 'standard/findLimits', params: { ...request, limit: SHOWN } },
        to,
        as_of: null,
      },
    ],
    missing: [
      ...(otherFood && !asksFoods ? [`限量表里没有“${otherFood}”中“${what}”的限量`] : []),
      ...(tissue && isDrug && ofTissue.length === 0
        ? [`限量表没有注明“${tissue}”的限量，以上是来源给出的数值，不同组织的限量不能互相代替`]
        : []),
    ],
  };
};

const none = (what: string) => ({ findings: [], missing: [`限量表里没有${what}的限量`] });

/** Of a substance without a limit in a food: those in the foods of that class, otherwise some that the table does have. */
const limitsElsewhere = async (
  db: Db,
  { food, substance }: { food: string; substance: string },
  today: string,
): Promise<Pick<Lookup, 'findings' | 'missing'>> => {
  const { list } = await findLimits(db, { substance, page: 1, limit: READ }, today);
  const applying = list.filter(({ applies }) => applies);
  const inside = applying.filter(({ group_path }) => group_path.includes(food));
  const groups = groupByFood(inside.length > 0 ? inside : applying).slice(0, inside.length > 0 ? SHOWN : MAX_ELSEWHERE);
  const to = { page: 'application/standard/list', params: { view: 'limits', sub: substance } };
  const intro =
    inside.length > 0
      ? `${food}没有统一的限量，其中**${substance}**的限量按食品规定：`
      : `**${substance}**在其他食品中的限量：`;
  const said = groups.map((same, at) => ({
    text: `${at === 0 ? intro : ''}${same[0].food_text || same[0].food} ${amountsOf(same)}（${standardOf(same[0])}）${at < groups.length - 1 ? '，' : '。'}`,
    evidence: quoteOf(same, to),
  }));
  if (said.length === 0) return none(`“${food}”中“${substance}”`);
  return { findings: [said], missing: inside.length > 0 ? [] : none(`“${food}”中“${substance}”`).missing };
};

const partOf = ({ food_text, note }: Limit): string => `${food_text} ${note ?? ''}`;

type Limits = [Limit, ...Limit[]];

/** Limits that differ in nothing but their value: of tissues that the source does not name. */
const groupByFood = (limits: readonly Limit[]): Limits[] => {
  const keyOf = ({ food_text, substance, authority, note, standard, clause }: Limit) =>
    [food_text, substance, authority, note, standard?.code, standard ? '' : clause].join('|');
  return [...groupBy(limits, keyOf).values()];
};

const listSubstances = (food: string, limits: readonly Limit[], to: Evidence['to']) => {
  const bySubstance = [...groupBy(groupByFood(limits), ([{ substance }]) => substance).values()];
  const shown = bySubstance.slice(0, MAX_SUBSTANCES);
  const more = bySubstance.length - shown.length;
  return shown.map(([same], at) => {
    const [{ substance }] = same;
    const intro = at === 0 ? `**${food}**有限量的物质共 ${bySubstance.length} 种：` : '';
    const end = more > 0 ? `；其余 ${more} 种见标准限量表。` : '。';
    const text = `${intro}**${substance}** ${amountsOf(same)}（${same[0].kind}，${standardOf(same[0])}）${at < shown.length - 1 ? '，' : end}`;
    const evidence = quoteOf(same, to);
    return {
      text,
      evidence: { ...evidence, quote: `${evidence.quote}；${food}共 ${bySubstance.length} 种，其余 ${more} 种`, to },
    };
  });
};

/** The source allows the additive in the food without an amount. */
const isUnmeasured = ({ value_text }: Limit): boolean => value_text === '允许使用';

/** What an additive does, and the amounts that its source does not assign to foods. */
const describeAdditive = (meant: Meant, limits: readonly Limit[], to: Evidence['to']) => {
  const [limit] = limits;
  if (!limit || meant?.kind !== '添加剂') return [];
  const facts = meant.info.filter(
    ({ k, v }) => k === '功能' || ((k === 'CNS' || k === 'INS') && v !== '—') || k.startsWith('来源列出的最大使用量'),
  );
  if (facts.length === 0) return [];
  const text = `**${meant.name}**（添加剂）：${facts.map(({ k, v }) => `${k}${k === '功能' ? '为' : ' '}**${v}**`).join('，')}。`;
  return [{ text, evidence: { ...quoteOf([limit], to), quote: text.replaceAll('**', ''), to } }];
};

type Meant = Awaited<ReturnType<typeof findLimits>>['substance'];

/** The foods in which a substance has a limit, in one sentence. */
const listFoods = (limits: readonly Limit[], to: Evidence['to']) => {
  const groups = groupByFood(limits);
  const [first] = groups;
  if (!first) return [];
  const names = [...new Set(groups.map(([{ food_text, food }]) => food_text || food))];
  const more = names.length > MAX_FOODS ? `等，其余 ${names.length - MAX_FOODS} 种见标准限量表` : '';
  const [{ substance, kind }] = first;
  const use = kind === '添加剂' ? '可用于' : '有限量的食品共';
  const text = `**${substance}**（${kind}，${standardOf(first[0])}）${use} ${names.length} 种：${names.slice(0, MAX_FOODS).join('、')}${more}。`;
  return [{ text, evidence: { ...quoteOf(first, to), quote: text.replaceAll('**', ''), to } }];
};

const amountOf = ({ value_text, unit }: Limit): string => `${value_text}${unit ? ` ${unit}` : ''}`;

const amountsOf = (same: Limits): string => {
  const [{ unit }] = same;
  const values = [...new Set(same.map(({ value_text }) => value_text))];
  return values.length === 1 ? amountOf(same[0]) : `${values.join('、')}${unit ? ` ${unit}` : ''}`;
};

/** The number and clause of the standard, and whether it is in force. */
const standardOf = ({ standard, authority, clause }: Limit): string => {
  const org = authority === 'Codex' ? '国际食品法典 ' : '';
  if (!standard) return `${org || authority}${clause ? ` ${clause}` : ''}`.trim();
  const state = standard.status && standard.status !== 'current' ? '（非现行）' : '';
  return `${org}${standard.code}${state}${clause ? ` ${clause}` : ''}`;
};

const sentenceOf = (same: Limits): string => {
  const [limit] = same;
  const { food_text, food, substance, via, kind, note } = limit;
  const group = via === '食品' ? '' : `（按${via}“${food}”的规定）`;
  const several =
    new Set(same.map(({ value_text }) => value_text)).size > 1
      ? '；来源没有注明各数值分别是哪种组织，不能互相代替'
      : '';
  if (isUnmeasured(limit))
    return `${food || food_text}可使用**${substance}**${group}（${kind}），来源没有给出该食品的最大使用量，依据 ${standardOf(limit)}。`;
  const said = note && !food_text.includes(note) ? `（${note}）` : '';
  return `${food_text || food}${said}中**${substance}**的限量为 **${amountsOf(same)}**${group}（${kind}），依据 ${standardOf(limit)}${several}。`;
};

const quoteOf = (same: Limits, to: Evidence['to']): Evidence => {
  const [limit] = same;
  return {
    kind: 'standard',
    id: limit.id,
    title: `${limit.food} · ${limit.substance}限量`,
    org: limit.source_name,
    date: null,
    quote: `${limit.food_text || limit.food} ${limit.substance} ${amountsOf(same)} ${standardOf(limit)}${limit.note ? ` ${limit.note}` : ''}`,
    to: limit.standard?.id ? { page: 'application/standard/detail', params: { id: limit.standard.id } } : to,
    sample: limit.sample,
    validity: limit.standard?.status ?? null,
  };
};
