export { countShown } from './store/posting.repository.ts';
