import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { openDatabase } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { buildApp } from '../http/app.ts';
import { createOutgoing } from '../http/outgoing.ts';
import { measureProcess } from '../http/probes.ts';
import { outgoingAddresses } from '../outgoing-addresses.ts';
import { migrationsFolder } from '../project.ts';
import type { Settings } from '../settings.ts';
import { startComposer } from './start-composer.ts';

type Options = { settings: Settings; root: string; clock: Clock };

/** A process that composes and does nothing else: it holds the key that signs and serves probes alone. */
export const startComposerProcess = async ({ settings, root, clock }: Options) => {
  const line = (text: string) => console.log(text);
  const { databaseUrl, dataDir, port, host } = settings;
  const database = await openDatabase({ databaseUrl, dataDir, log: line });
  let listening = false;
  try {
    await migrate(database.pool, migrationsFolder(root), line);
    const site = { settings, composition: () => '', isReady: () => listening };
    const app = await buildApp(site, async () => undefined);
    measureProcess(app);
    const outgoing = createOutgoing(outgoingAddresses(settings));
    const apiUrl = settings.apiUrl ?? `http://127.0.0.1:${port}`;
    const address = await app.listen({ port, host });
    const stop = startComposer({ settings, db: database.db, clock, outgoing }, apiUrl, line);
    listening = true;
    line(`农小蜂值守已启动：${address}`);
    const close = async () => {
      listening = false;
      await stop();
      await app.close();
      await database.close();
    };
    return { address, log: app.log as FastifyBaseLogger, close };
  } catch (error) {
    await database.close();
    throw error;
  }
};
