import type { Kysely } from 'kysely';
import { pickNames } from '../../../answering/pick-names.ts';
import type { Database } from '../../../db/schema.ts';
import { topicName } from '../model/ast.presenter.ts';
import { placeName, placeWords } from '../model/stat-places.ts';
import { listTopics, type TopicRow } from '../store/ast.repository.ts';

/** Topics of the yearly statistics named in a question, and the provinces, cities or nation it asks about. */
export type RequestedTopics = { topics: TopicRow[]; places: { adcode: string; name: string }[]; ranked: boolean };

const MAX_TOPICS = 2;
const RANKED = /哪个省|哪些省|哪省|各省|排名|排行|第一|最[大多高]|前\S{0,2}名|产区/;

/** @param rest the question without days and years */
export const findTopics = async (db: Kysely<Database>, rest: string): Promise<RequestedTopics> => {
  const text = rest.normalize('NFKC');
  const rows = await listTopics(db);
  const fits = rows
    .map((topic) => ({ topic, fit: fitOf(topic, text) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit);
  const best = fits[0]?.fit ?? 0;
  const places = pickNames(text, PLACES);
  return {
    topics: fits
      .filter(({ fit }) => fit >= best - 0.01)
      .slice(0, MAX_TOPICS)
      .map(({ topic }) => topic),
    places: places.map(({ name, adcode }) => ({ name, adcode })),
    ranked: RANKED.test(text),
  };
};

/** The question must contain the crop, if the topic has one, and the indicator; longer names score higher. */
const fitOf = ({ crop, indicator, ...topic }: TopicRow, text: string): number => {
  const counted = [indicator, ...(otherWords[indicator] ?? [])].filter((word) => text.includes(word));
  if (counted.length === 0) return text.includes(topicName({ crop, indicator })) ? 100 : 0;
  if (crop && ![crop, ...(otherCrops[crop] ?? [])].some((word) => text.includes(word))) return 0;
  return crop.length * 10 + Math.max(...counted.map(({ length }) => length)) - (topic.provinces === 0 ? 1 : 0);
};

const otherWords: Record<string, string[]> = {
  播种面积: ['种植面积', '面积'],
  产量: ['总产量', '总产'],
  单产: ['亩产', '单位面积产量'],
  平均出售价格: ['出售价格', '售价'],
  农业机械总动力: ['农机总动力'],
};

const otherCrops: Record<string, string[]> = {
  稻谷: ['水稻', '稻子'],
  玉米: ['苞米', '苞谷'],
  大豆: ['黄豆'],
  薯类: ['土豆', '马铃薯'],
  花生: ['落花生'],
};

const PLACES = placeWords.map(({ word, adcode }) => ({ name: placeName(adcode) ?? word, adcode, matched: word }));
