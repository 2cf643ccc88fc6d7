import type { LazyComponent } from '@bee/platform';
import type { ComponentType } from 'react';
import type { DetailProps, PanelProps } from './review.ts';

/** The detail of a list in its panel, loaded with forms and panel when a row is first opened. */
export const detailOf = <Item,>(
  load: () => Promise<ComponentType<DetailProps<Item>>>,
): LazyComponent<PanelProps<Item>> => ({
  styles: ['core', 'fields', 'overlay'],
  load: async () => {
    const [Detail, { SidePanel }] = await Promise.all([load(), import('@bee/ui/overlay')]);
    return ({ title, onClose, ...detail }) => (
      <SidePanel title={title} onClose={onClose}>
        <Detail {...detail} />
      </SidePanel>
    );
  },
});
