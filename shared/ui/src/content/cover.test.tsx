import { render, screen } from '@testing-library/react';
import { Cover } from './cover.tsx';

it('shows the key number of a document in the colour of its direction', () => {
  render(<Cover type="周报" title="批发价格周报" figure="−3.7%" />);
  expect(screen.getByText('−3.7%')).toHaveClass('bee-cover-figure', { exact: true });
});
