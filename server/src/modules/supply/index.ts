export { countShown } from './posting.repository.ts';
