import { type CustomOrderState, customOrderStates, nextStates, statesBefore } from './custom-order.ts';

describe('states of a custom order', () => {
  it('end only after somebody has spoken with the customer', () => {
    expect(nextStates('new')).toEqual(['contacted']);
    expect(nextStates('contacted')).toEqual(['done', 'declined']);
    expect(statesBefore('done')).toEqual(['contacted']);
  });

  it('never lead back to the beginning, and never end for good', () => {
    expect(statesBefore('new')).toEqual([]);
    for (const state of Object.keys(customOrderStates) as CustomOrderState[])
      expect(nextStates(state).length).toBeGreaterThan(0);
  });
});
