import { useApi } from '@bee/platform';

/** The address is single-use and expires after two minutes, so it is requested on the click. */
export const useFileDownload = () => {
  const api = useApi();
  return async (fid: string) => {
    try {
      const { url } = await api('file/getFileToken', { fid });
      window.location.assign(url);
    } catch {
      // the caller shows the error
    }
  };
};
