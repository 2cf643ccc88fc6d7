/** Public address of a picture that the site publishes. */
export const pictureAddress = (fid: string): string => `/api/file/picture/${fid}`;
