import { act, render, screen } from '@testing-library/react';
import { PrintNote } from './print-note.tsx';

const original = window.XMLHttpRequest;
const asked: { address: string; waited: boolean }[] = [];

/** A server that answers a request at once, or not at all. */
const serve = (answer: string | null) => {
  window.XMLHttpRequest = class {
    responseText = '';
    open(_method: string, address: string, async: boolean) {
      asked.push({ address, waited: !async });
    }
    send() {
      if (answer === null) throw new Error('offline');
      this.responseText = answer;
    }
  } as unknown as typeof XMLHttpRequest;
};

beforeEach(() => asked.splice(0));
afterEach(() => {
  window.XMLHttpRequest = original;
});

const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')));

describe('the last line of a printed page', () => {
  it('has the address as text and QR code when the page is laid out, and sends no request before', () => {
    serve(JSON.stringify({ code: 1, data: { size: 29, path: 'M2 2h1v1h-1z' } }));
    render(<PrintNote />);
    expect(asked).toEqual([]);
    print();
    expect(screen.getByText(/农小蜂 http:\/\/localhost\//)).toHaveTextContent('扫码回到本页');
    const code = screen.getByRole('img', { name: '本页网址二维码' });
    expect(code).toHaveAttribute('viewBox', '0 0 29 29');
    expect(code.querySelector('path')).toHaveAttribute('d', 'M2 2h1v1h-1z');
    expect(asked).toEqual([
      { address: `/api/base/getQrCode?text=${encodeURIComponent('http://localhost/')}`, waited: true },
    ]);
  });

  it.each([
    ['without a network', null],
    ['when the response is invalid', '<html>'],
    ['when the server rejects it', '{"code":422,"data":null}'],
  ])('has only the address %s', (_when, answer) => {
    serve(answer);
    render(<PrintNote />);
    print();
    expect(screen.getByText(/农小蜂 http:\/\/localhost\//)).not.toHaveTextContent('扫码');
    expect(screen.queryByRole('img')).toBeNull();
  });
});
