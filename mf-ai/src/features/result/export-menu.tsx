import { shanghaiDay } from '@bee/domain/calendar-day';
import { Button, Icon, saveFile } from '@bee/ui/content';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { conversationMarkdown } from './answer-as-text.ts';
import type { Turn } from './conversation.ts';
import './export-menu.css';

type ExportMenuProps = { title: string; turns: readonly Turn[] };

const LONGEST_NAME = 40;

/** Saves the conversation as a file or prints it. */
export function ExportMenu({ title, turns }: ExportMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');

  useEffect(() => {
    const onPress = ({ target }: MouseEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    document.addEventListener('mousedown', onPress);
    return () => document.removeEventListener('mousedown', onPress);
  });

  const save = () => {
    close();
    const now = new Date();
    const text = conversationMarkdown({ title, turns, origin: window.location.origin, now });
    saveFile(new Blob([text], { type: 'text/markdown;charset=utf-8' }), `${fileTitle(title)} ${shanghaiDay(now)}.md`);
  };
  const print = () => {
    close();
    window.print();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };

  return (
    <details ref={menu} className="ai-export" onKeyDown={onKeyDown}>
      <summary className="bee-btn is-default is-mini">
        <Icon name="download" size={16} />
        导出
      </summary>
      <div className="ai-export-list bee-box">
        <Button kind="text" onClick={save}>
          Markdown 文件
        </Button>
        <Button kind="text" onClick={print}>
          打印或存为 PDF
        </Button>
      </div>
    </details>
  );
}

/** Removes characters that file systems do not allow. */
const fileTitle = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\s]+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME) || '问答';
