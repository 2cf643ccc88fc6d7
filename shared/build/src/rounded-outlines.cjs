/**
 * A loader for the outlines in china-geojson: its files have twelve decimals of a degree. Two decimals are a kilometre, less than
 * a pixel on a map of the country, and a quarter of the transfer (brotli).
 */
module.exports = function roundedOutlines(source) {
  return source.replace(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
};
