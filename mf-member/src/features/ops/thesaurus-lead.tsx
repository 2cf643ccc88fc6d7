import { type LazyComponent, useLazyComponent } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { useState } from 'react';
import './ops.css';

const panel: LazyComponent<{ onClose: () => void }> = {
  styles: ['core', 'fields', 'overlay'],
  load: async () => {
    const [{ ThesaurusForm }, { SidePanel }] = await Promise.all([
      import('./thesaurus-form.tsx'),
      import('@bee/ui/overlay'),
    ]);
    return ({ onClose }) => (
      <SidePanel title="新建词条" onClose={onClose}>
        <ThesaurusForm entry={{ kind: 'produce' }} onSaved={onClose} onCancel={onClose} />
      </SidePanel>
    );
  },
};

/** The button above the list that opens the form of a new entry. */
export function ThesaurusLead() {
  const [open, setOpen] = useState(false);
  const Panel = useLazyComponent(open, panel);
  return (
    <div className="member-ops-add">
      <Button kind="primary" aria-haspopup="dialog" loading={open && !Panel} onClick={() => setOpen(true)}>
        新建词条
      </Button>
      {open && Panel ? <Panel onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
