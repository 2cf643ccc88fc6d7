import type { DataFor } from '@bee/contracts/operations';
import { groupBy } from '@bee/domain/group-by';
import type { Db } from '../../../db/schema.ts';
import { InvalidInput, NotFound } from '../../../http/errors.ts';
import type { ServiceOf } from '../../../http/route.ts';
import { findSource } from '../../sources/index.ts';
import {
  presentFacts,
  presentHistory,
  presentMissing,
  presentNational,
  presentNationalYears,
  presentPlace,
  presentPlaces,
  presentRankedYears,
  presentTree,
  presentYears,
  topicName,
} from '../model/ast.presenter.ts';
import { NATION, placeName, provinceOf } from '../model/stat-places.ts';
import {
  findBounds,
  findTopic,
  listChildren,
  listChildYears,
  listPlaces,
  listProvinceYears,
  listRankedYears,
  listSeries,
  listTopics,
  listYears,
  type TopicRow,
} from '../store/ast.repository.ts';

export const readTopics = async (db: Db): Promise<DataFor<'ast/getAgriSpecialTopicCatagory'>> =>
  presentTree(await listTopics(db));

/** @throws NotFound when the topic does not exist */
export const readYears: ServiceOf<'ast/getYearList'> = async (db, { cate_id }) => {
  const topic = await topicOf(db, cate_id);
  return (await listYears(db, topic.id)).map(String);
};

/** @throws NotFound when the topic does not exist or has no figures for the year */
export const readYearMap: ServiceOf<'ast/getNationwideDataGroupAdcode'> = async (db, { cate_id, year }) => {
  const topic = await topicOf(db, cate_id);
  const years = await listYears(db, topic.id);
  const shown = year === undefined ? years[0] : years.find((one) => one === Number(year));
  if (shown === undefined) throw noSuchYear(topic, year, years);
  const [rows, figures, breaks, source] = await Promise.all([
    listPlaces(db, topic.id, shown),
    listProvinceYears(db, topic.id),
    findBounds(db, topic.id, topic.decimals),
    findSource(db, topic.source_id),
  ]);
  return {
    ...presentFacts(topic, source),
    year: String(shown),
    national: presentNational(
      rows.find(({ adcode }) => adcode === NATION),
      shown,
    ),
    list: presentPlaces(rows, shown),
    missing: presentMissing(rows, figures),
    breaks,
    history: presentHistory(figures, years),
  };
};

/** @throws NotFound when the topic does not exist */
export const readNation: ServiceOf<'ast/getNationwideDataOrderByYear'> = async (db, { cate_id }) => {
  const topic = await topicOf(db, cate_id);
  const [rows, source] = await Promise.all([listSeries(db, topic.id, NATION), findSource(db, topic.source_id)]);
  return { ...presentFacts(topic, source), list: presentNationalYears(rows) };
};

/**
 * The figures of a province or a city, and those of a province's cities in one year.
 * @throws InvalidInput when the code is neither a province nor a city, NotFound when the topic does not exist
 */
export const readPlace: ServiceOf<'ast/getProvinceData'> = async (db, { cate_id, adcode, year }) => {
  const name = adcode === NATION ? undefined : placeName(adcode);
  if (!name) throw new InvalidInput(`没有代码为“${adcode}”的省或市，请使用六位行政区划代码，如 530000（云南省）`);
  const topic = await topicOf(db, cate_id);
  const [rows, childYears, source] = await Promise.all([
    listSeries(db, topic.id, adcode),
    provinceOf(adcode) ? listChildYears(db, topic.id, adcode) : [],
    findSource(db, topic.source_id),
  ]);
  const facts = { ...presentFacts(topic, source), adcode, name, series: presentYears(rows) };
  const [newest] = childYears;
  if (newest === undefined) return { ...facts, year: null };
  const shown = year === undefined ? newest : Number(year);
  const children = await listChildren(db, topic.id, adcode, shown);
  return { ...facts, year: String(shown), children: children.map(presentPlace) };
};

/**
 * A province in all topics.
 * @throws InvalidInput when the code is not that of a province
 */
export const readProvince: ServiceOf<'ast/getProvinceProfile'> = async (db, { adcode }) => {
  const province = provinceOf(adcode);
  if (!province) throw new InvalidInput(`没有代码为“${adcode}”的省份，请使用六位行政区划代码，如 530000（云南省）`);
  const [topics, rows] = await Promise.all([listTopics(db), listRankedYears(db, adcode)]);
  const sourceIds = [...new Set(topics.map(({ source_id }) => source_id))];
  const sources = new Map(await Promise.all(sourceIds.map(async (id) => [id, await findSource(db, id)] as const)));
  const byTopic = groupBy(rows, ({ topic_id }) => topic_id);
  return {
    adcode,
    name: province.name,
    list: topics.flatMap((topic) => {
      const own = byTopic.get(topic.id);
      const facts = presentFacts(topic, sources.get(topic.source_id));
      return own ? [{ ...facts, group: topic.group_title, years: presentRankedYears(own) }] : [];
    }),
  };
};

const topicOf = async (db: Db, id: string): Promise<TopicRow> => {
  const topic = await findTopic(db, Number(id));
  if (!topic) throw new NotFound(`没有编号为“${id}”的统计专题，可能已随数据更新而撤下；请从专题列表中选择`);
  return topic;
};

const noSuchYear = (topic: TopicRow, year: string | undefined, years: readonly number[]): NotFound =>
  new NotFound(
    years.length > 0
      ? `“${topicName(topic)}”没有 ${year} 年的数据，有数据的年份在 ${years.at(-1)} 至 ${years[0]} 年之间，请从年份列表中选择`
      : `“${topicName(topic)}”还没有数据，请换一个专题`,
  );
