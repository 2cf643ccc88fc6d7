/** Shows a render error in the dev server's overlay, which misses errors that are handled. */
export const showInDevelopment = (error: unknown): void => {
  if (process.env.NODE_ENV === 'development') reportError(error);
};
