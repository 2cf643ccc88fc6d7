import { defineModule } from '../../module.ts';
import { sweepFilesJob } from './jobs/sweep-files.ts';
import { fileRoutes } from './routes/file.routes.ts';
import { fileTransfer } from './routes/file-transfer.ts';

export const filesModule = defineModule({
  name: 'files',
  routes: [fileRoutes],
  transfers: [{ prefix: '/file', serve: fileTransfer }],
  jobs: [sweepFilesJob],
});
