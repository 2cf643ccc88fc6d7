export {
  bumpContentVersion,
  findSource,
  listSources,
  presentSource,
  readContentVersion,
  type SourceRow,
  saveSource,
} from './store/source.repository.ts';
