import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from '@bee/platform';
import { dialogs, toasts } from '@bee/platform/host';
import { type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMember } from '../../testing/member-factories.ts';
import { AvatarEditor } from './avatar-editor.tsx';

const AVATAR = '/api/file/avatar/f1';
let server: http.Server;
let uploadUrl: string;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'token, traceparent, content-type');
    response.setHeader('access-control-allow-methods', 'PUT');
    request.resume().on('end', () => response.end(JSON.stringify({ code: 1, msg: '', data: { fid: 'f1' } })));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  uploadUrl = `http://localhost:${(server.address() as AddressInfo).port}/`;
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
});
afterAll(() => server.close());
beforeEach(() =>
  act(() => {
    dialogs.setState({ list: [] });
    toasts.setState({ list: [] });
  }),
);

const picture = (size = 10, type = 'image/png') => new File([new Uint8Array(size)], '照片.png', { type });

const show = (avatar: string, answers: PlatformOptions['answers'] = {}) => {
  const member = buildMember({ avatar });
  return renderWithPlatform(<AvatarEditor user={member} />, {
    member,
    answers: {
      'file/beforeUpload': { fid: null, upload_url: uploadUrl, expires_in: 120, received: 0 },
      'user/updateInfo': (request) => buildMember({ avatar: request.avatar ? AVATAR : '' }),
      'user/getProfile': buildMember({ avatar: AVATAR }),
      ...answers,
    },
  });
};

const choose = (file: File) => userEvent.upload(screen.getByLabelText(/(上传|更换)头像/), file, { applyAccept: false });
const shown = () => toasts.getState().list.map(({ type, message }) => `${type}: ${message}`);

describe('AvatarEditor', () => {
  it('previews the picture before any request, then uploads and uses it', async () => {
    const { calls, platform } = show('');
    await choose(picture());
    expect(screen.getByRole('img', { name: '云岭菜农' })).toHaveAttribute('src', 'blob:preview');
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '使用' }));
    await waitFor(() => expect(shown()).toEqual(['success: 头像已更新']));
    expect(calls.map(({ operation }) => operation)).toEqual([
      'file/beforeUpload',
      'user/updateInfo',
      'user/getProfile',
    ]);
    expect(calls[1]?.request).toEqual({ avatar: 'f1' });
    expect(platform.sessionStore.getState().user?.avatar).toBe(AVATAR);
    expect(screen.getByLabelText('上传头像')).toBeInTheDocument();
  });

  it('discards the choice without a request', async () => {
    const { calls } = show(AVATAR);
    await choose(picture());
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(screen.getByRole('img', { name: '云岭菜农' })).toHaveAttribute('src', AVATAR);
    expect(calls).toEqual([]);
  });

  it.each([
    [picture(6 * 1024 * 1024), 'error: “照片.png”超过 5 MB，请压缩后再上传'],
    [picture(10, 'application/pdf'), 'error: “照片.png”不是图片，请选择 PNG、JPEG、WebP 或 GIF'],
  ])('rejects files that are not pictures or too large at once (%#)', async (file, message) => {
    show('');
    await choose(file);
    expect(shown()).toEqual([message]);
    expect(screen.queryByRole('button', { name: '使用' })).not.toBeInTheDocument();
  });

  it('shows why the server rejects it and keeps the choice for a retry', async () => {
    show('', {
      'file/beforeUpload': () => {
        throw new ApiError('今天上传的头像已达 20 个，请明天再上传“照片.png”', 429, 200);
      },
    });
    await choose(picture());
    await userEvent.click(screen.getByRole('button', { name: '使用' }));
    await waitFor(() => expect(shown()).toEqual(['error: 今天上传的头像已达 20 个，请明天再上传“照片.png”']));
    expect(screen.getByRole('button', { name: '使用' })).toBeEnabled();
  });

  it('is removed after confirmation', async () => {
    const { calls } = show(AVATAR);
    await userEvent.click(screen.getByRole('button', { name: '移除头像' }));
    expect(calls).toEqual([]);
    act(() => dialogs.getState().list[0]?.answer(true));
    await waitFor(() => expect(shown()).toEqual(['success: 头像已移除']));
    expect(calls[0]?.request).toEqual({ avatar: '' });
  });
});
