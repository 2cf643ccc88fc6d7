import { render } from '@testing-library/react';
import { Icon, type IconName } from './icon.tsx';

it.each(['of-a-later-version', 'constructor'])('leaves the space of the unknown icon "%s" empty', (name) => {
  const { container } = render(<Icon name={name as IconName} />);
  expect(container.querySelector('svg path')).toHaveAttribute('d', '');
});
