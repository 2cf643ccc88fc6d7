export {
  bumpContentVersion,
  findSource,
  listSources,
  presentSource,
  readContentVersion,
  type SourceRow,
  saveSource,
} from './source.repository.ts';
