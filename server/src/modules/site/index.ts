export { readFloor } from './report-edge.repository.ts';
