export { topicName } from './ast.presenter.ts';
export { findTopic, listSeries, listTopics, type TopicRow } from './ast.repository.ts';
export { readYearMap } from './ast.service.ts';
export { NATION, placeByName, placeName, placeWords, provinceOf } from './stat-places.ts';
export { figureOf, yearChange } from './year-change.ts';
