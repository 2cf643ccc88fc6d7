/** 广西 for 广西壮族自治区, as used on maps and in narrow columns. */
export const shortProvince = (province: string | null): string | undefined =>
  province?.replace(/(省|市|特别行政区|壮族自治区|回族自治区|维吾尔自治区|自治区)$/, '');
