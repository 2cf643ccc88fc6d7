import { type LazyComponent, useLazyComponent } from '@bee/platform';
import { Card, SkeletonRows } from '@bee/ui/content';
import './ops.css';

const form: LazyComponent<object> = {
  styles: ['core', 'fields'],
  load: async () => (await import('./hot-word-form.tsx')).HotWordForm,
};

/** The form above the hot words; none of the other lists needs it. */
export function HotWordLead() {
  const HotWordForm = useLazyComponent(true, form);
  return (
    <Card className="member-ops-add">{HotWordForm ? <HotWordForm /> : <SkeletonRows rows={1} height={44} />}</Card>
  );
}
