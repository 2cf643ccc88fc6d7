export {
  findSource,
  listSources,
  presentSource,
  type SourceRow,
  saveSource,
} from './store/source.repository.ts';
