import { defineModule } from '../../module.ts';
import { messageRoutes } from './message/routes/message.routes.ts';
import { userRoutes } from './routes/user.routes.ts';

export const identityModule = defineModule({ name: 'identity', routes: [userRoutes, messageRoutes] });
