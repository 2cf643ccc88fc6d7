import { type Configuration, type MultiStats, rspack, type StatsCompilation } from '@rspack/core';

/** Runs the bundler; rejects with its formatted errors. */
export const compile = (configurations: Configuration[]): Promise<Record<string, StatsCompilation>> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(configurations);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats) reject(new Error('The bundler returned no result'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve(byName(stats as MultiStats));
      });
    });
  });

const byName = ({ stats }: MultiStats) =>
  Object.fromEntries(
    stats.map((result) => {
      const json = result.toJson({
        all: false,
        chunks: true,
        chunkGroups: true,
        entrypoints: true,
        ids: true,
        chunkOrigins: true,
      });
      return [result.compilation.name ?? '', json];
    }),
  );
