export { type PriceMapping, readPriceMapping } from './import/price-mapping.ts';
export { presentPriceRow } from './wholesale/service/vegetable.presenter.ts';
export { listVegetables, readClassIndex, readStatistic } from './wholesale/service/vegetable.service.ts';
export { newestPrices, wholesaleOf } from './wholesale/store/newest-prices.ts';
export { readHistory } from './wholesale/store/price-history.repository.ts';
export { listPrices } from './wholesale/store/price-list.repository.ts';
export { priceOfProduct } from './wholesale/store/price-of-product.ts';
export { listProductTags } from './wholesale/store/product.repository.ts';
export { refreshSeries } from './wholesale/store/refresh-series.ts';
