import type { Metadata } from '../../../importer/metadata-files.ts';

export const reportMetadata: Metadata = {
  name: /^(reports?|metadata|报告|元数据)\.(csv|json|ndjson|jsonl|xlsx)$/i,
  wanted: 'reports.csv（或 .json .ndjson .xlsx），每行一份报告',
};
