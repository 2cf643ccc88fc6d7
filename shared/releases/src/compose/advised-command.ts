const isInContainers = (): boolean => process.env.DEPLOYED_WITH === 'docker-compose';

/** A composer command as an operator of this deployment would type it. */
export const composeCommand = (words: string): string =>
  isInContainers()
    ? `docker-compose exec composer node compose.mjs ${words} --by <您的姓名>`
    : `npm run compose -- ${words}`;

/** How a release gets into the store of this deployment. */
export const releaseCommand = (name: string): string =>
  isInContainers() ? `sh scripts/docker/build.sh ${name}，再 sh scripts/docker/up.sh` : `npm run release -w ${name}`;
