import type { MissedWord, ThesaurusItem } from '@bee/contracts/resource/thesaurus';
import { formatInstant } from '@bee/domain/format';
import { missedKinds } from '@bee/domain/missed-word';
import { type ThesaurusKind, thesaurusKinds } from '@bee/domain/thesaurus';
import { href, useApi } from '@bee/platform';
import { Button, KeyValueList } from '@bee/ui/content';
import { Form, Input, WorkForm } from '@bee/ui/fields';
import { useState } from 'react';
import type { DetailProps } from './review.ts';
import { ThesaurusForm } from './thesaurus-form.tsx';
import './ops.css';
import '../../components/work-form.css';

/** Adds a missed word as another name of an entry: first which one, then its form with the word filled in. */
export function MissedDetail({ item, onHandled }: DetailProps<MissedWord>) {
  const [chosen, setChosen] = useState<Partial<ThesaurusItem> | null>(null);
  return (
    <div className="member-ops-detail">
      <KeyValueList columns={1} items={factsOf(item)} />
      <p className="member-ops-text">
        <a href={href('search/result', { keyword: item.word })}>看看现在搜到什么</a>
      </p>
      {chosen ? (
        <ThesaurusForm
          entry={chosen}
          added={item.word === chosen.name ? undefined : item.word}
          onSaved={onHandled}
          onCancel={() => setChosen(null)}
        />
      ) : (
        <EntryChoice word={item.word} onChoose={setChosen} />
      )}
    </div>
  );
}

const factsOf = ({ kind, count, last_at }: MissedWord) => [
  { label: '类型', value: missedKinds[kind] },
  { label: '近 30 天', value: count, unit: '次' },
  { label: '最近一次', value: formatInstant(last_at) },
];

const SHOWN = 8;

type EntryChoiceProps = { word: string; onChoose: (entry: Partial<ThesaurusItem>) => void };

function EntryChoice({ word, onChoose }: EntryChoiceProps) {
  const api = useApi();
  const [form] = Form.useForm<{ name: string }>();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<{ name: string; list: ThesaurusItem[] } | null>(null);
  const find = async ({ name: typed }: { name: string }) => {
    const name = typed.trim();
    setBusy(true);
    try {
      setFound({ name, list: (await api('ops/getThesaurus', { kw: name, limit: SHOWN })).list });
    } catch {
      setFound(null); // the platform shows the error
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <WorkForm
        form={form}
        name="missed-entry"
        layout="vertical"
        className="member-form is-stacked member-ops-form"
        edits="kept"
        initialValues={{ name: '' }}
        onFinish={find}
      >
        <Form.Item
          name="name"
          label={`“${word}”是什么的别名`}
          rules={[{ required: true, whitespace: true, message: '请填写大家常用的名称，如 番茄' }]}
        >
          <Input maxLength={40} placeholder="常用的名称，如 番茄" autoComplete="off" />
        </Form.Item>
        <div className="member-form-actions">
          <Button type="submit" kind="primary" loading={busy}>
            查找词条
          </Button>
        </div>
      </WorkForm>
      {found ? (
        <section className="member-ops-actions" aria-label="找到的词条">
          {found.list.map((entry) => (
            <Button key={entry.id} onClick={() => onChoose(entry)}>
              {entry.name}（{thesaurusKinds[entry.kind]}）
            </Button>
          ))}
          {found.list.some(({ name }) => name === found.name) ? null : (
            <Button onClick={() => onChoose({ name: found.name, kind: 'produce' satisfies ThesaurusKind })}>
              新建“{found.name}”
            </Button>
          )}
        </section>
      ) : null}
    </>
  );
}
