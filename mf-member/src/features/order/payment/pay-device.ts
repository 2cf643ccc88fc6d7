/** Who pays on the very screen of a phone cannot scan it. */
export const payDevice = (): 'pc' | 'phone' => (/Mobi|Android|iPhone|iPad/i.test(navigator.userAgent) ? 'phone' : 'pc');

/** Leaves for the cashier in this tab, and says where from: WeChat takes no payment that comes from nowhere. */
export const leaveFor = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.click();
};
