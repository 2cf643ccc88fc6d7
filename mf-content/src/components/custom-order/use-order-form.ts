import type { CustomOrderKind } from '@bee/domain/custom-order';
import { ApiError, randomId, useApi } from '@bee/platform';
import { type FormModel, useFormModel } from '@bee/ui/interactive';
import { useEffect, useRef, useState } from 'react';
import { type OrderDraft, type OrderFile, type OrderValues, orderRequest, orderRules } from './order-values.ts';

type Options = {
  kind: CustomOrderKind;
  draft: OrderDraft;
  keep(draft: OrderDraft): void;
  onDone(no: string): void;
};

type OrderForm = {
  model: FormModel<OrderValues>;
  files: OrderFile[];
  setFiles(files: OrderFile[]): void;
  /** Why sending failed; the typed values are kept. */
  failure: string | null;
  send(values: OrderValues): Promise<void>;
};

export const useOrderForm = ({ kind, draft, keep, onDone }: Options): OrderForm => {
  const api = useApi();
  const [token] = useState(() => draft.token || randomId());
  const [files, setFiles] = useState(draft.files);
  const [failure, setFailure] = useState<string | null>(null);
  const model = useFormModel<OrderValues>({ initial: draft.values, rules: orderRules });
  const { values } = model;

  const kept = useRef(keep);
  kept.current = keep;
  useEffect(() => kept.current({ values, files, token }), [values, files, token]);

  const send = async (typed: OrderValues) => {
    setFailure(null);
    try {
      const { no } = await api('enterprise/addCustomOrder', orderRequest(kind, { values: typed, files, token }), {
        raw: true,
      });
      onDone(no);
    } catch (error) {
      if (!(error instanceof ApiError)) setFailure('网络不通，需求没有提交，请重试');
      else if (!model.refuse(error.field, error.message)) setFailure(error.message);
    }
  };

  return { model, files, setFiles, failure, send };
};
