import type { DataFor } from '@bee/contracts/operations';
import { formatNumber } from '@bee/domain/format';
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

const MAX_NAMED = 3;

export const cropSentence = (profile: ProvinceProfile): string => {
  const crops = mainCrops(profile).slice(0, MAX_NAMED);
  const text = ({ crop, topic, newest, share }: MainCrop) =>
    `${crop} ${formatNumber(newest.value, topic.decimals)} ${topic.unit}（${newest.year} 年，占全国 ${share.toFixed(1)}%，第 ${newest.rank} 位）`;
  return crops.length > 0 ? `${profile.name}占全国产量比重最高的是${crops.map(text).join('、')}。` : '';
};
