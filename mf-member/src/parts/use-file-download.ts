import { useApi } from '@bee/platform';

/** The address works once and for two minutes, so it is asked for with the click. */
export const useFileDownload = () => {
  const api = useApi();
  return async (fid: string) => {
    try {
      const { url } = await api('file/getFileToken', { fid });
      window.location.assign(url);
    } catch {
      // announced by the caller
    }
  };
};
