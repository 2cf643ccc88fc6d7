import type { FastifyInstance } from 'fastify';
import type { AnswerTool } from './answering/answer-tool.ts';
import type { AnswerTags } from './cache/answer-tags.ts';
import type { ModuleName } from './cache/cache-tag.ts';
import type { Db } from './db/schema.ts';
import type { Deps } from './deps.ts';
import type { Route } from './http/route.ts';
import type { RunningApi } from './http/running-api.ts';
import type { Importer } from './importer/importer.ts';
import type { DerivedData } from './importer/undo/refresh-derived.ts';
import type { Job } from './jobs/job.ts';
import type { NameSource } from './modules/search/index.ts';
import type { OpenData } from './open-data/open-data.ts';

/** Everything that a domain contributes to the server. */
export type ModuleDefinition = {
  /** Also the cache tag of everything that the module shows. */
  name: ModuleName;
  /** Operations of the API. */
  routes?: ((deps: Deps, api: RunningApi) => Route[])[];
  /** What answers depend on, where it is not simply this module; see docs/contributing.md. */
  cacheTags?: AnswerTags;
  /** Routes that transfer bytes or pages instead of JSON, each below the path of its resource. */
  transfers?: { prefix: string; serve: (deps: Deps) => (app: FastifyInstance) => Promise<void> }[];
  jobs?: Job[];
  /** Kinds of files that `npm run import` accepts. */
  importers?: Importer[];
  /** In order of dependency. */
  derivedData?: DerivedData[];
  /** Names in the module's tables, which segmentation keeps whole and suggestions complete. */
  names?: NameSource['list'];
  /** Answer questions to the assistant from the module's tables. */
  answerTools?: AnswerTool[];
  /** Series that the open API offers to programs. */
  openData?: OpenData[];
  /** Contents of data tools, indexed as a whole; texts are indexed where they are stored. */
  searchSources?: {
    /** Tables that the documents are made of. */
    from: string[];
    index: (db: Db) => Promise<unknown>;
  }[];
};

export const defineModule = (definition: ModuleDefinition): ModuleDefinition => definition;
