/** On a phone the QR code cannot be scanned, because it is on the phone's own screen. */
export const payDevice = (): 'pc' | 'phone' => (/Mobi|Android|iPhone|iPad/i.test(navigator.userAgent) ? 'phone' : 'pc');

/** Opens the cashier in this tab with a referrer: WeChat rejects payments without one. */
export const leaveFor = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.click();
};
