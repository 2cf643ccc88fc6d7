import { escapeHtml } from '@bee/server/html';
import { OTHER, PERSONS } from './person.ts';

/**
 * Consent form to choose a person and allow or refuse access. The fields in `hidden` are submitted with the decision.
 */
export const consentForm = (action: string, hidden: Record<string, string>, problem = ''): string => `
<h1>授权登录</h1>
<p>农小蜂 申请获得您的昵称与统一账号编号</p>
${problem && `<p role="alert">${escapeHtml(problem)}</p>`}
<form method="post" action="${escapeHtml(action)}">
${Object.entries(hidden)
  .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
  .join('')}
<fieldset><legend>选择身份</legend>
${PERSONS.map(({ nickname }, place) => choice(nickname, escapeHtml(nickname), place === 0)).join('')}
${choice(OTHER, '其他', false)}
<label>昵称 <input type="text" name="nickname" maxlength="30" autocomplete="off" placeholder="选“其他”时填写"></label>
</fieldset>
<div class="actions"><button name="decision" value="refuse">拒绝</button><button class="allow" name="decision" value="allow">允许</button></div>
</form>`;

const choice = (value: string, label: string, checked: boolean): string =>
  `<label><input type="radio" name="person" value="${escapeHtml(value)}"${checked ? ' checked' : ''}>${label}</label>`;
