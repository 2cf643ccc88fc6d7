export { readFloor } from './store/report-edge.repository.ts';
