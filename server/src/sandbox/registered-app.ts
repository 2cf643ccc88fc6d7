/** A site as a third party knows it. */
export type RegisteredApp = { id: string; secret: string; redirectOrigin: string };

export const mayReturnTo = (app: RegisteredApp, redirectUri: string): boolean =>
  URL.canParse(redirectUri) && new URL(redirectUri).origin === app.redirectOrigin;

/** `redirectUri` with more in its query. */
export const returnAddress = (redirectUri: string, answer: Record<string, string>): string => {
  const address = new URL(redirectUri);
  for (const [key, value] of Object.entries(answer)) address.searchParams.set(key, value);
  return address.href;
};
