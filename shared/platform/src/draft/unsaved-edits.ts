import { confirm } from '../overlay/dialog.store.ts';

/** Returns the form while it has unsaved edits, null otherwise. */
type EditedForm = () => Element | null;

const forms = new Set<EditedForm>();

const keepDocument = (event: BeforeUnloadEvent) => {
  if (editedIn(null).length > 0) event.preventDefault();
};

/** Asks before the edits of a form are lost, until the returned function is called. Repeated calls count once. */
export const guardEdits = (form: EditedForm): (() => void) => {
  forms.add(form);
  window.addEventListener('beforeunload', keepDocument);
  return () => drop(form);
};

/**
 * Calls `proceed`, at once if no edits would be lost, otherwise after the user has agreed to lose them.
 *
 * @param within only forms inside this element are left; all forms of the document without it
 */
export const leaveEdits = (proceed: () => void, within: Element | null = null): void => {
  const edited = editedIn(within);
  if (edited.length === 0) {
    proceed();
    return;
  }
  const question = {
    title: '有未保存的修改',
    content: '离开后，刚才填写的内容不会保存。',
    confirmText: '不保存，离开',
    cancelText: '继续填写',
  };
  void confirm(question).then((sure) => {
    if (!sure) return;
    edited.forEach(drop);
    proceed();
  });
};

const editedIn = (within: Element | null): EditedForm[] =>
  [...forms].filter((form) => {
    const element = form();
    return element !== null && (within === null || within.contains(element));
  });

const drop = (form: EditedForm) => {
  forms.delete(form);
  if (forms.size === 0) window.removeEventListener('beforeunload', keepDocument);
};
