import { defineModule } from '../../module.ts';
import { messageRoutes } from './message/message.routes.ts';
import { userRoutes } from './user.routes.ts';

export const identityModule = defineModule({ name: 'identity', routes: [userRoutes, messageRoutes] });
