import { ProvinceMap } from '@bee/charts/map';
import { provinces } from '@bee/domain/region';

/** As many years as the slider of the statistics plays. */
export const mapYears = Array.from({ length: 22 }, (_, place) => `${2000 + place} 年`);

const classes = [0, 200, 400, 600, 800].map((from) => ({ from, to: from + 200 }));

/** Figures of all provinces except one; most of them change their colour each year. */
export const mapOf = (year: string) => (
  <ProvinceMap
    label={`${year}各省`}
    unit="万吨"
    classes={classes}
    onPick={() => undefined}
    values={provinces.slice(1).map(({ adcode }, place) => ({
      adcode,
      value: (place * 97 + Number(year.slice(0, 4)) * 211) % 1000,
      date: year,
      note: `第 ${place + 1} 位`,
    }))}
  />
);
