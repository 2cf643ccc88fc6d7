/** Entry point of the process that makes a template for test databases: `tsx make-test-template.ts <kind> <name>`. */
import { makeTemplate } from '@bee/testing/make-template';
import { connectTo } from '../../../../server/src/db/connect.ts';
import { startEmbedded } from '../../../../server/src/db/embedded.ts';
import { migrate } from '../../../../server/src/db/migrate.ts';
import { findProjectRoot, migrationsFolder } from '../../../../server/src/project.ts';
import { loadSample } from '../../../../server/src/sample/load-sample.ts';
import { SAMPLE_LOADED, TEMPLATE_STORE } from './template-name.ts';

const [, , kind, template = ''] = process.argv;

await makeTemplate({
  template,
  store: TEMPLATE_STORE,
  startEmbedded: (dataDir) => startEmbedded({ dataDir }),
  fill: async (to) => {
    const { db, pool, close } = connectTo(to);
    try {
      await migrate(pool, migrationsFolder(findProjectRoot()));
      if (kind === 'sample') await loadSample(db, { now: SAMPLE_LOADED, size: 'small', log: () => {} });
    } finally {
      await close();
    }
  },
});
