import type { ThesaurusItem } from '@bee/contracts/resource/thesaurus';
import {
  splitNames,
  type ThesaurusKind,
  type ThesaurusNames,
  thesaurusKinds,
  thesaurusProblem,
} from '@bee/domain/thesaurus';
import { ApiError } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { Form, Input, Select, useServerError, WorkForm } from '@bee/ui/fields';
import { useEffect } from 'react';
import { useSaveEntry } from './thesaurus.queries.ts';
import './ops.css';
import '../../components/work-form.css';

type ThesaurusFormProps = {
  /** Without id it is a new one. Edits are based on this version, also after the list was renewed. */
  entry: Partial<ThesaurusItem>;
  /** A further other name to fill in. */
  added?: string | undefined;
  onSaved: () => void;
  onCancel: () => void;
};

type Typed = { kind: ThesaurusKind } & Record<keyof ThesaurusNames, string>;

const kinds = Object.entries(thesaurusKinds).map(([value, label]) => ({ value, label }));
const lists = {
  synonyms: ['别名', '用顿号隔开，如 西红柿、洋柿子'],
  broader: ['属于（它是什么的一种）', '如 苹果'],
  unlike: ['不是（名称像、但不是一回事）', '如 土三七'],
} as const;

export function ThesaurusForm({ entry, added, onSaved, onCancel }: ThesaurusFormProps) {
  const [form] = Form.useForm<Typed>();
  const { save, busy, refusal } = useSaveEntry();
  useEffect(() => form.focusField(added || entry.name ? 'synonyms' : 'name'), [form, added, entry.name]);
  useServerError(form, refusal);
  const send = async (typed: Typed) => {
    const names = namesOf(typed);
    const problem = thesaurusProblem(names);
    if (problem) {
      form.setFields([{ name: problem.field, errors: [problem.message] }]);
      return form.focusField(problem.field);
    }
    const { id, version } = entry;
    if (await save({ ...names, kind: typed.kind, ...(id && { id, version }) })) onSaved();
  };
  const general = refusal && !(refusal instanceof ApiError && refusal.field) ? refusal.message : null;
  return (
    <WorkForm
      form={form}
      name="thesaurus"
      layout="vertical"
      className="member-form is-stacked"
      initialValues={initialOf(entry, added)}
      onFinish={(typed) => void send(typed)}
    >
      <Form.Item name="kind" label="类型">
        <Select options={kinds} />
      </Form.Item>
      <Form.Item name="name" label="名称">
        <Input placeholder="大家常用的名称" autoComplete="off" />
      </Form.Item>
      {Object.entries(lists).map(([name, [label, placeholder]]) => (
        <Form.Item key={name} name={name} label={label}>
          <Input.TextArea rows={name === 'synonyms' ? 3 : 1} placeholder={placeholder} />
        </Form.Item>
      ))}
      {general ? (
        <p className="member-ops-note" role="alert">
          {general}
        </p>
      ) : null}
      <div className="member-form-actions">
        <Button type="submit" kind="primary" loading={busy}>
          保存
        </Button>
        <Button onClick={onCancel}>取消</Button>
      </div>
    </WorkForm>
  );
}

const namesOf = ({ name, synonyms, broader, unlike }: Typed) => ({
  name: name.trim(),
  synonyms: splitNames(synonyms),
  broader: splitNames(broader),
  unlike: splitNames(unlike),
});

const initialOf = ({ kind = 'produce', name = '', ...names }: Partial<ThesaurusItem>, added: string | undefined) => ({
  kind,
  name,
  synonyms: [...(names.synonyms ?? []), ...(added ? [added] : [])].join('、'),
  broader: (names.broader ?? []).join('、'),
  unlike: (names.unlike ?? []).join('、'),
});
