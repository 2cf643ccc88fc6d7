import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Chooses from a Select as a member does: opens it, types what it searches for, presses the option. */
export const chooseOption = async (label: string, option: string): Promise<void> => {
  const field = await screen.findByRole('combobox', { name: label });
  await userEvent.click(field);
  if (!field.hasAttribute('readonly')) await userEvent.type(field, option);
  const found = await screen.findByText(option, { selector: '.ant-select-item-option-content' });
  fireEvent.click(found);
};
