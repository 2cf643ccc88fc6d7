export { followContentVersion } from './service/content-version.ts';
export {
  bumpContentVersion,
  findSource,
  listSources,
  presentSource,
  readContentVersion,
  type SourceRow,
  saveSource,
} from './store/source.repository.ts';
