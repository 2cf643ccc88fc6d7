import type { DataFor } from '@bee/contracts/operations';
import { shareOf } from './national-share.ts';

export type ProvinceProfile = DataFor<'ast/getProvinceProfile'>;
export type ProvinceTopic = ProvinceProfile['list'][number];
export type ProvinceYear = ProvinceTopic['years'][number];

/** Percent of the nation in a year; null where shares make no sense or the nation has no figure. */
export const shareIn = ({ unit }: ProvinceTopic, { value, national }: ProvinceYear): number | null =>
  shareOf({ unit, national: national === null ? null : { value: national } }, value);

export type MainCrop = { crop: string; topic: ProvinceTopic; newest: ProvinceYear; share: number };

/** Crops with their output, largest share of the nation first. */
export const mainCrops = ({ list }: ProvinceProfile): MainCrop[] =>
  list
    .flatMap((topic): MainCrop[] => {
      const newest = topic.years.at(-1);
      const share = newest ? shareIn(topic, newest) : null;
      const crop = topic.topic.name.replace(/产量$/, '');
      return newest && share !== null && crop !== topic.topic.name ? [{ crop, topic, newest, share }] : [];
    })
    .sort((one, other) => other.share - one.share);
