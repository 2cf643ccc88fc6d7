import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@bee/releases/store/folder-files';

type Answer = { success: boolean; msg: string; data: { is_there?: boolean } | null };

/** A site as a team reaches it, with the key of its remote. */
export const openTeamSite = (site: string, key: string) => {
  const call = async (method: string, place: string, body?: Buffer | object): Promise<Answer> => {
    const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
    const response = await fetch(`${site}/api/team/${place}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': type }) },
      ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const answer = (await response.json().catch(() => null)) as Answer | null;
    if (!answer?.success) throw new Error(answer?.msg || `${site} 回答了 ${response.status}`);
    return answer;
  };

  return {
    /** Uploads a built release. @returns whether the site did not have it yet */
    upload: async (folder: string, remote: string, release: string): Promise<boolean> => {
      const { data } = await call('GET', `${remote}/${release}`);
      if (data?.is_there) return false;
      const files = filesBelow(folder).filter((file) => file !== 'release.json');
      // The last one makes the release visible.
      for (const file of [...files, 'release.json'])
        await call('PUT', `${remote}/${release}/${file}`, readFileSync(path.join(folder, file)));
      return true;
    },
    canary: (remote: string, release: string, percent: number) =>
      call('POST', `${remote}/canary`, { release, percent }),
    promote: (remote: string) => call('POST', `${remote}/promote`),
  };
};
