import type { SupplyDetail } from '@bee/contracts/entity/supply';
import { postingSaid } from '@bee/domain/supply';
import { ApiError, navigate, randomId, toast, useApi, useInvalidate } from '@bee/platform';
import { Form, type FormInstance } from '@bee/ui/fields';
import { useEffect, useRef, useState } from 'react';
import type { Picture } from '../../../components/pictures/picture-field.tsx';
import { type PostingDraft, type PostingValues, postingRequest } from './posting-values.ts';
import { ownHref } from './supply-query.ts';

type Options = {
  /** The posting to edit. */
  posting?: SupplyDetail;
  draft: PostingDraft;
  keep(draft: PostingDraft): void;
  forget(): void;
};

type PostingFormState = {
  form: FormInstance<PostingValues>;
  /** All of them, also those of fields that are not shown. */
  values: PostingValues;
  setValues(values: PostingValues): void;
  images: Picture[];
  setImages(images: Picture[]): void;
  sending: boolean;
  /** Why sending failed; the typed values are kept. */
  failure: string | null;
  send(asDraft: boolean): Promise<void>;
};

export const usePostingForm = ({ posting, draft, keep, forget }: Options): PostingFormState => {
  const api = useApi();
  const forgetAnswers = useInvalidate();
  const [token] = useState(() => draft.token || randomId());
  const [images, setImages] = useState(draft.images);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [form] = Form.useForm<PostingValues>();
  const [values, setValues] = useState(draft.values);
  const done = useRef(false);

  const kept = useRef(keep);
  kept.current = keep;
  useEffect(() => {
    if (!done.current) kept.current({ values, images, token });
  }, [values, images, token]);

  const send = async (asDraft: boolean) => {
    if (sending) return;
    setSending(true);
    setFailure(null);
    try {
      const request = postingRequest({ values, images, token }, { posting, draft: asDraft });
      const { status } = await api('vegetable/supplyDemandAdd', request, { raw: true });
      done.current = true;
      forget();
      toast.success(postingSaid(status));
      await forgetAnswers('vegetable/getSupplyDemandList');
      navigate(ownHref());
    } catch (error) {
      setFailure(error instanceof ApiError ? withoutFieldName(error.message) : '网络不通，信息没有提交，请重试');
    } finally {
      setSending(false);
    }
  };

  return { form, values, setValues, images, setImages, sending, failure, send };
};

/** `title：标题至少 4 个字`: the field name is for programs, users see the rest. */
const withoutFieldName = (message: string): string => message.replace(/^[a-z_.0-9]+：/, '');
