import { defineModule } from '../../module.ts';
import { fileRoutes } from './file.routes.ts';
import { fileTransfer } from './file-transfer.ts';
import { startFileSweepJob } from './sweep-files.ts';

export const filesModule = defineModule({
  name: 'files',
  routes: [fileRoutes],
  transfers: [{ prefix: '/file', serve: fileTransfer }],
  jobs: [{ name: '文件清理', start: startFileSweepJob }],
});
