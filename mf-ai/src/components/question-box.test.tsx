import type { AiMode } from '@bee/contracts/resource/ai';
import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { manifest } from '../manifest.ts';
import { QuestionBox } from './question-box.tsx';

type BoxProps = { onAsk(question: string, mode: string): void; onStop?: (() => void) | undefined };

function Box({ onAsk, onStop }: BoxProps) {
  const [value, setValue] = useState('');
  const [mode, setMode] = useState<AiMode>('general');
  return (
    <QuestionBox
      label="您的问题"
      placeholder=""
      value={value}
      onValue={setValue}
      mode={mode}
      onMode={setMode}
      onAsk={(question) => onAsk(question, mode)}
      onStop={onStop}
    />
  );
}

const open = (onStop?: () => void) => {
  const asked: [string, string][] = [];
  renderWithPlatform(<Box onAsk={(question, mode) => asked.push([question, mode])} onStop={onStop} />, { manifest });
  return { asked, field: screen.getByRole('textbox', { name: '您的问题' }) };
};

describe('question box', () => {
  it('submits with Enter in the chosen mode, and inserts a line break with Shift+Enter', async () => {
    const { asked, field } = open();
    await userEvent.click(screen.getByRole('radio', { name: '行情' }));
    await userEvent.type(field, '番茄{Shift>}{Enter}{/Shift}多少钱{Enter}');
    expect(asked).toEqual([['番茄\n多少钱', 'price']]);
  });

  it('does not submit on Enter that ends a composition of an input method', async () => {
    const { asked, field } = open();
    await userEvent.type(field, 'fanqie');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(asked).toEqual([]);
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    expect(asked).toEqual([['fanqie', 'general']]);
  });

  it('shows a hint for an empty question', async () => {
    const { asked, field } = open();
    await userEvent.type(field, '   {Enter}');
    expect(asked).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('请输入问题');
  });

  it('keeps a text that is too long, shows a hint, and submits it once it is short enough', async () => {
    const { asked, field } = open();
    const long = '番茄'.repeat(5000);
    await userEvent.click(field);
    await userEvent.paste(long);
    expect(field).toHaveValue(long);
    expect(screen.getByText('10,000 / 500')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('问题最多 500 个字，现在超过了。内容没有丢失');
    await userEvent.type(field, '{Enter}');
    expect(asked).toEqual([]);
    fireEvent.change(field, { target: { value: long.slice(0, 500) } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(field, '{Enter}');
    expect(asked).toEqual([[long.slice(0, 500), 'general']]);
  });

  it.each(['🍅🍅多少钱', "'; drop table member; --", 'const a = <b>{1}</b>;'])('treats %s as text', async (text) => {
    const { asked, field } = open();
    await userEvent.click(field);
    await userEvent.paste(text);
    await userEvent.type(field, '{Enter}');
    expect(asked).toEqual([[text, 'general']]);
  });

  it('is focused with /, which is a normal letter in a field', async () => {
    const { field } = open();
    await userEvent.keyboard('/');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    await userEvent.keyboard('3/4');
    expect(field).toHaveValue('3/4');
  });

  it('stops instead of submitting while an answer is written', async () => {
    let stops = 0;
    const { asked, field } = open(() => {
      stops += 1;
    });
    await userEvent.type(field, '黄瓜{Enter}');
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '停止' }));
    expect(stops).toBe(1);
  });

  it('works as a form without JavaScript', () => {
    const { field } = open();
    const form = field.closest('form');
    expect(form).toHaveAttribute('action', '/ai/result');
    expect(form).toHaveAttribute('method', 'get');
    expect(field).toHaveAttribute('name', 'q');
  });
});
