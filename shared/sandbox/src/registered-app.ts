/** A site as registered with a third party. */
export type RegisteredApp = { id: string; secret: string; redirectOrigin: string };

export const mayReturnTo = (app: RegisteredApp, redirectUri: string): boolean =>
  URL.canParse(redirectUri) && new URL(redirectUri).origin === app.redirectOrigin;

/** Adds query parameters to `redirectUri`. */
export const returnAddress = (redirectUri: string, answer: Record<string, string>): string => {
  const address = new URL(redirectUri);
  for (const [key, value] of Object.entries(answer)) address.searchParams.set(key, value);
  return address.href;
};
