import { formatInstant } from '@bee/domain/format';
import { useApi } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { useState } from 'react';

/** Asks for the address under which a release can be seen before any visitor gets it. */
export function PreviewLink({ name, release }: { name: string; release: string }) {
  const api = useApi();
  const [state, setState] = useState<{ of: string; address?: string; until?: string; problem?: string } | null>(null);
  const shown = state?.of === release ? state : null;
  const ask = async () => {
    setState({ of: release });
    try {
      const { address, until } = await api('ops/startPreview', { versions: { [name]: release } }, { raw: true });
      setState({ of: release, address, until });
    } catch (error) {
      setState({ of: release, problem: (error as Error).message });
    }
  };
  if (shown?.address)
    return (
      <p>
        <a href={shown.address} target="_blank" rel="noreferrer">
          打开预览
        </a>
        ，到 {formatInstant(shown.until ?? null)} 有效；有这个地址的人都能看
      </p>
    );
  return (
    <p>
      <Button size="small" onClick={() => void ask()} loading={shown !== null && !shown.problem}>
        预览
      </Button>
      {shown?.problem ? <span role="alert"> {shown.problem}</span> : null}
    </p>
  );
}
