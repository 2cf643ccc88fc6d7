export {
  bumpContentVersion,
  findSource,
  listSources,
  presentSource,
  type SourceRow,
  saveSource,
} from './source.repository.ts';
