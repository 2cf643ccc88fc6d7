export { type PriceMapping, readPriceMapping } from './import/price-mapping.ts';
export { readHistory } from './wholesale/price-history.repository.ts';
export { listPrices } from './wholesale/price-list.repository.ts';
export { priceOfProduct } from './wholesale/price-of-product.ts';
export { listProductTags } from './wholesale/product.repository.ts';
export { refreshSeries } from './wholesale/refresh-series.ts';
export { presentPriceRow } from './wholesale/vegetable.presenter.ts';
export { listVegetables, readClassIndex, readStatistic } from './wholesale/vegetable.service.ts';
