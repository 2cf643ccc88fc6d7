/** `npm run page:types`: writes the ids and parameters of pages, which links are checked against, from the manifests. */
import { writeFileSync } from 'node:fs';
import { ROOT, remoteNames } from '@bee/build/workspace';
import { currentPageParams, pageParamsFile } from './verify/page-params.ts';

for (const name of [...remoteNames(), 'shell'])
  writeFileSync(pageParamsFile(ROOT, name), await currentPageParams(ROOT, name));
