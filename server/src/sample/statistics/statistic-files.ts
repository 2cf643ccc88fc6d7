import type { NewTopic } from '../../modules/statistics/store/store-topics.ts';
import type { Release } from '../release.ts';
import { sampleFile } from '../sample-files.ts';

export type Figure = [adcode: string, value: number];

/** Figures of a topic for one year. */
export type FigureRecord = Pick<NewTopic, 'indicator' | 'crop' | 'unit'> & { year: number } & Release<Figure>;

/** In the order in which they are shown. */
export const topicFile = sampleFile<NewTopic>('statistics/topics.ndjson');
/** In the order of the topics, by years. */
export const figureFile = sampleFile<FigureRecord>('statistics/figures.ndjson');
